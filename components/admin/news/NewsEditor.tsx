import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { problemMessages } from '@/components/problems/problem-messages'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import type { EditedNews } from '@/lib/news/queries'
import { NewsForm } from './NewsForm'

/** What can be wrong with an item's fields. */
const fieldMessages = [
  'required',
  'invalid_value',
  'too_long',
  'invalid_url',
  'title_required',
  'description_required',
  'video_link',
  'invalid_date',
  'picture_missing',
] as const

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
      <ClientMessages
        groups={[
          'adminNews',
          'leave',
          'ui',
          'news',
          'picture',
          'unsupported_media_type',
          ...fieldMessages,
          ...problemMessages,
        ]}
      >
        <NewsForm key={item?.id ?? 'new'} item={item} />
      </ClientMessages>
    </PageContainer>
  )
}
