import { getTranslations } from 'next-intl/server'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { pagesAround } from '@/lib/storefront/results/page-links'

type Props = {
  page: number
  pages: number
  /** Address of a page of the same list. */
  href: (page: number) => string
}

const linkClasses =
  'flex min-h-touch min-w-touch items-center justify-center rounded px-3 font-semibold tabular-nums hover:bg-hairline'

/** Links to the pages of a list; nothing where it has only one. */
export async function Pagination({ page, pages, href }: Props) {
  if (pages <= 1) return null
  const t = await getTranslations('results')
  const link = (to: number, words: string, label: string, rel?: 'prev' | 'next') => (
    <Link
      href={href(to)}
      data-turn="page"
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      rel={rel}
      className={classes(linkClasses, to === page && 'bg-type text-ground hover:bg-type')}
    >
      {words}
    </Link>
  )
  return (
    <nav aria-label={t('pages')} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 ? <li>{link(Math.min(page - 1, pages), '←', t('previous'), 'prev')}</li> : null}
        {pagesAround(page, pages).map((each) => (
          <li key={each}>
            {each < 0 ? (
              <span aria-hidden="true" className="px-1 text-soft">
                …
              </span>
            ) : (
              link(each, String(each), t('page', { page: each }))
            )}
          </li>
        ))}
        {page < pages ? <li>{link(page + 1, '→', t('next'), 'next')}</li> : null}
      </ul>
    </nav>
  )
}
