import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = {
  t: (key: 'found' | 'noneTitle' | 'noneText' | 'pages', values?: { count: number }) => string
  list: { total: number; page: number; pages: number }
  /** A page's address without its language. */
  pathOf: (page: number) => string
  /** Whether filters leave rows out: an empty list then suggests another search. */
  isFiltered?: boolean
  /** Shown in a sticky bar beside the number of rows. */
  beside?: ReactNode
  /** Shown if the list is empty without any filter. */
  none?: ReactNode
  /** The words of the links to other pages of a list that is not ordered by date. */
  words?: { previous: string; next: string } | undefined
  children: ReactNode
}

/** The list below its filters: the number of rows, the rows of this page, and the links to other pages. */
export function AdminList({ t, list, pathOf, beside, none, words, children, ...props }: Props) {
  const { total, page, pages } = list
  const { isFiltered = pathOf(1).includes('?') } = props
  const found = t('found', { count: total })
  return (
    <>
      {beside ? (
        <div className="sticky top-0 z-10 mt-3 flex min-h-13 flex-wrap items-center gap-x-5 bg-ground">
          <p role="status" className="text-sm text-soft">
            {found}
          </p>
          {beside}
        </div>
      ) : (
        <p role="status" className="mt-5 mb-2 text-sm text-soft">
          {found}
        </p>
      )}
      {total > 0 ? (
        children
      ) : isFiltered ? (
        <Notice title={t('noneTitle')}>{t('noneText')}</Notice>
      ) : (
        (none ?? <Notice title={found} />)
      )}
      <AdminPages label={t('pages')} page={page} pages={pages} pathOf={pathOf} words={words} />
    </>
  )
}

type PagesProps = {
  label: string
  page: number
  pages: number
} & Pick<Props, 'pathOf' | 'words'>

/** Links to the previous and next page; nothing if there is only one page. */
export async function AdminPages({ label, page, pages, pathOf, words }: PagesProps) {
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  if (pages === 1) return null
  const addressOf = (wanted: number) => localePath(locale, pathOf(wanted))
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <LinkButton look="quiet" href={addressOf(page - 1)}>
          {words?.previous ?? t('previous')}
        </LinkButton>
      ) : null}
      <span className="text-soft">{t('page', { page, pages })}</span>
      {page < pages ? (
        <LinkButton look="quiet" href={addressOf(page + 1)}>
          {words?.next ?? t('next')}
        </LinkButton>
      ) : null}
    </nav>
  )
}
