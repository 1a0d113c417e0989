import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/Notice'
import { AdminPages } from './AdminPages'

type Props = {
  /** The words of the page. */
  t: (key: 'found' | 'noneTitle' | 'noneText' | 'pages', values?: { count: number }) => string
  total: number
  isEmpty: boolean
  page: number
  pages: number
  /** A page's address without its language. */
  pathOf: (page: number) => string
  /** The rows. */
  children: ReactNode
}

type NoRowsProps = Pick<Props, 't'> & { isFiltered: boolean }

/** Instead of the rows: another search helps only where there is something to find. */
export const NoRows = ({ t, isFiltered }: NoRowsProps) =>
  isFiltered ? (
    <Notice title={t('noneTitle')}>{t('noneText')}</Notice>
  ) : (
    <Notice title={t('found', { count: 0 })} />
  )

/** A list below its search: how many rows were found, those of this page, and the way to the others. */
export const AdminList = ({ t, total, isEmpty, page, pages, pathOf, children }: Props) => (
  <>
    <p role="status" className="mt-5 mb-2 text-sm text-soft">
      {t('found', { count: total })}
    </p>
    {isEmpty ? <NoRows t={t} isFiltered={pathOf(1).includes('?')} /> : children}
    <AdminPages label={t('pages')} page={page} pages={pages} pathOf={pathOf} />
  </>
)
