import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { NewsTable } from '@/components/admin/news/NewsTable'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { listEditedNews, NEWS_PAGE } from '@/lib/news/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminNews.list')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NewsPanel({ searchParams }: Props) {
  await adminOrLeave('/admin/news')
  const t = await getTranslations('adminNews')
  const locale = await pageLocale()
  const requestedPage = Number((await searchParams).page)
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1
  const { items, total } = await listEditedNews(page)
  const pages = Math.max(1, Math.ceil(total / NEWS_PAGE))
  const addressOf = (number: number) => localePath(locale, `/admin/news?page=${number}`)
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
      {items.length > 0 ? (
        <NewsTable items={items} />
      ) : (
        <Notice title={t('none')}>{total > 0 ? t('pastEnd') : t('noneText')}</Notice>
      )}
      {pages > 1 ? (
        <nav aria-label={t('pages')} className="mt-6 flex flex-wrap items-center gap-4">
          {page > 1 ? (
            <LinkButton look="quiet" href={addressOf(Math.min(page - 1, pages))}>
              {t('newer')}
            </LinkButton>
          ) : null}
          {page < pages ? (
            <LinkButton look="quiet" href={addressOf(page + 1)}>
              {t('older')}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </PageContainer>
  )
}
