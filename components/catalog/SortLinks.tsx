import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { classes } from '@/components/ui/classes'
import type { ProductSort } from '@/lib/catalog/schema'

const sorts = [
  [undefined, 'sortDefault'],
  ['price', 'sortPrice'],
  ['-price', 'sortPriceDown'],
  ['title', 'sortTitle'],
  ['-stock', 'sortStock'],
] as const

type Props = { current: ProductSort | undefined; href: (sort: ProductSort | undefined) => string }

/** Orders of a list, each with an address of its own. */
export async function SortLinks({ current, href }: Props) {
  const t = await getTranslations('results')
  return (
    <nav aria-label={t('sort')} className="min-w-0">
      <ul className="-mx-1 flex flex-wrap gap-x-1">
        {sorts.map(([sort, key]) => (
          <li key={key}>
            <Link
              href={href(sort)}
              prefetch={false}
              aria-current={sort === current ? 'true' : undefined}
              className={classes(
                'flex min-h-9 items-center rounded px-2 text-sm',
                sort === current
                  ? 'bg-hairline font-semibold'
                  : 'underline underline-offset-4 hover:bg-hairline',
              )}
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
