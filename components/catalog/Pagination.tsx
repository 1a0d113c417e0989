import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'

type Props = {
  page: number
  pages: number
  /** Address of a page of the same list. */
  href: (page: number) => string
}

/** The way through a list longer than a page; nothing for a short one. */
export async function Pagination({ page, pages, href }: Props) {
  if (pages <= 1) return null
  const t = await getTranslations('results')
  return (
    <nav aria-label={t('pages')} className="mt-8 flex items-center justify-between gap-4">
      {page > 1 ? (
        <LinkButton look="quiet" href={href(page - 1)} rel="prev">
          ← {t('previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <span aria-current="page" className="tabular-nums">
        {t('page', { page })} / {pages}
      </span>
      {page < pages ? (
        <LinkButton look="quiet" href={href(page + 1)} rel="next">
          {t('next')} →
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  )
}
