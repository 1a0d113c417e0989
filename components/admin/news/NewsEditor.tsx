import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import type { EditedNews } from '@/lib/news/queries'
import { NewsForm } from './NewsForm'

/** The page on which an item is written; null for a new one. */
export async function NewsEditor({ item }: { item: EditedNews | null }) {
  const t = await getTranslations('adminNews')
  const locale = await pageLocale()
  return (
    <PageContainer>
      <PageHead
        title={t(item ? 'edit' : 'new')}
        aside={
          <Link
            href={localePath(locale, '/admin/news')}
            className="prose-link inline-flex min-h-touch items-center"
          >
            {t('backToList')}
          </Link>
        }
      />
      <ClientMessages groups={['adminNews', 'languages', 'leave', 'ui', 'news', 'errors']}>
        <NewsForm key={item?.id ?? 'new'} item={item} />
      </ClientMessages>
    </PageContainer>
  )
}
