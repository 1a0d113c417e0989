import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/layout/Disclosure'
import { Icon } from '@/components/layout/Icon'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { classes } from '@/components/ui/classes'
import type { ProductSort } from '@/lib/catalog/product/sorts'
import { pagesAround } from '@/lib/storefront/results/page-links'

const sorts = [
  [undefined, 'sortDefault'],
  ['price', 'sortPrice'],
  ['-price', 'sortPriceDown'],
  ['title', 'sortTitle'],
  ['-stock', 'sortStock'],
] as const

type Props = {
  current: ProductSort | undefined
  pathOf: (sort: ProductSort | undefined) => string
  /** The name of the list's default order. */
  byItself?: string
}

export async function SortMenu({ current, pathOf, byItself }: Props) {
  const t = await getTranslations('results')
  const nameOf = (key: (typeof sorts)[number][1]) => (key === 'sortDefault' && byItself) || t(key)
  const chosen = nameOf(sorts.find(([sort]) => sort === current)?.[1] ?? 'sortDefault')
  return (
    <Disclosure
      label={`${t('sort')}: ${chosen}`}
      summaryClassName="flex min-h-touch items-center gap-1.5 rounded px-2 -mr-2 font-medium hover:bg-hairline"
      summary={
        <>
          <span className="font-normal text-soft max-sm:hidden">{t('sort')}:</span>
          {chosen}
          <Icon name="down" className="size-4" />
        </>
      }
    >
      <ul>
        {sorts.map(([sort, key]) => (
          <li key={key}>
            <ShopLink
              path={pathOf(sort)}
              data-turn="sort"
              aria-current={sort === current ? 'true' : undefined}
              className={classes('unfolded-line', sort === current && 'bg-hairline')}
            >
              {nameOf(key)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

type PaginationProps = { page: number; pages: number; pathOf: (page: number) => string }

const linkClasses =
  'flex min-h-touch min-w-touch items-center justify-center rounded px-3 font-semibold tabular-nums hover:bg-hairline'

export async function Pagination({ page, pages, pathOf }: PaginationProps) {
  if (pages <= 1) return null
  const t = await getTranslations('results')
  const link = (to: number, words: string, label: string, rel?: 'prev' | 'next') => (
    <ShopLink
      path={pathOf(to)}
      data-turn="page"
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      rel={rel}
      className={classes(linkClasses, to === page && 'bg-type text-ground hover:bg-type')}
    >
      {words}
    </ShopLink>
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
