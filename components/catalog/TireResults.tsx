import { getTranslations } from 'next-intl/server'
import { SizeMark } from '@/components/ui/SizeMark'
import { cachedTires } from '@/lib/catalog/cached'
import type { TireSize } from '@/lib/catalog/dimensions'
import { finderOf, tireQueryString, tireSize } from '@/lib/catalog/rules'
import type { TireListQuery } from '@/lib/catalog/schema'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { NoTires } from './NoTires'
import { ResultsScreen } from './ResultsScreen'
import { TireFilter } from './TireFilter'
import { startOf } from './tire-finder-page'

/** The size that a query asks for; undefined while it leaves a part of it open. */
export function askedSize({ width, profile, diameter }: TireListQuery): TireSize | undefined {
  if (width === undefined || profile === undefined || diameter === undefined) return undefined
  return { width, profile, diameter }
}

export async function TireResults({ query }: { query: TireListQuery }) {
  const t = await getTranslations('results')
  const locale = await pageLocale()
  const { products, total } = await cachedTires(query)
  const finder = finderOf(query)
  const asked = askedSize(query)
  const size = asked && tireSize(asked)
  return (
    <ResultsScreen
      title={
        size
          ? t.rich('tires', { size: () => <SizeMark text={size} size="xl" className="whitespace-nowrap" /> })
          : t('allTires')
      }
      filter={
        <ClientMessages groups={['finder']}>
          <TireFilter key={tireQueryString(finder)} start={await startOf(finder, total)} />
        </ClientMessages>
      }
      count={t('count', { count: total })}
      products={products}
      whenEmpty={{
        hint: t('noneHint'),
        action: <NoTires asked={asked} />,
      }}
      page={query.page}
      pages={Math.ceil(total / query.pageSize)}
      sort={query.sort}
      href={({ sort, page }) =>
        localePath(
          locale,
          `/tires/filter/${tireQueryString({ ...finder, ...(sort ? { sort } : {}), ...(page ? { page } : {}) })}`,
        )
      }
    />
  )
}
