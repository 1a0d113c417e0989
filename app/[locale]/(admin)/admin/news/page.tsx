import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { AdminPages } from '@/components/admin/list/AdminPages'
import { NewsTable } from '@/components/admin/news/NewsTable'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { listEditedNews } from '@/lib/news/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminNews.list')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NewsPanel({ searchParams }: Props) {
  await adminOrLeave('/admin/news')
  const t = await getTranslations('adminNews')
  const locale = await pageLocale()
  const requestedPage = Number((await searchParams).page)
  const { items, page, pages } = await listEditedNews(
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1,
  )
  return (
    <PageContainer>
      <PageHead
        title={t('list')}
        lead={t('lead')}
        aside={
          <ChangesOnly area="catalogue">
            <LinkButton href={localePath(locale, '/admin/news/new')} look="signal">
              {t('new')}
            </LinkButton>
          </ChangesOnly>
        }
      />
      {items.length > 0 ? <NewsTable items={items} /> : <Notice title={t('none')}>{t('noneText')}</Notice>}
      <AdminPages
        label={t('pages')}
        page={page}
        pages={pages}
        pathOf={(wanted) => `/admin/news?page=${wanted}`}
      />
    </PageContainer>
  )
}
