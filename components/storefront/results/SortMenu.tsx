import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/layout/Disclosure'
import { Icon } from '@/components/layout/Icon'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import type { ProductSort } from '@/lib/catalog/product/sorts'

const sorts = [
  [undefined, 'sortDefault'],
  ['price', 'sortPrice'],
  ['-price', 'sortPriceDown'],
  ['title', 'sortTitle'],
  ['-stock', 'sortStock'],
] as const

type Props = {
  current: ProductSort | undefined
  href: (sort: ProductSort | undefined) => string
  /** What the order is called that the list has by itself. */
  byItself?: string
}

/** Orders of a list, each with an address of its own. */
export async function SortMenu({ current, href, byItself }: Props) {
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
            <Link
              href={href(sort)}
              data-turn="sort"
              aria-current={sort === current ? 'true' : undefined}
              className={classes('unfolded-line', sort === current && 'bg-hairline')}
            >
              {nameOf(key)}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
