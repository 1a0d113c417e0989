import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { RecentlyViewed } from '@/components/catalog/product/RecentlyViewed'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/LinkButton'
import { finderQuery } from '@/lib/catalog/finder/plan'
import { tirePlan } from '@/lib/catalog/finder/tire-plan'
import type { ProductType } from '@/lib/catalog/product/schema'
import { queryFor, type ResultsQuery, resultsPath } from '@/lib/catalog/results/address'
import { cachedResults } from '@/lib/catalog/results/cached'
import { queryMark } from '@/lib/catalog/words/results-text'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { FactsRow } from './FactsRow'
import type { FinderOfType } from './finder-of-type'
import { OpeningFinder } from './OpeningFinder'

/** Products shown below the finder. */
const SHOWN = 8

/** What is listed below a finder: the tires of the size that it opens with; of the other types what is in stock. */
const openingQueries: Record<ProductType, ResultsQuery> = {
  Tire: finderQuery(tirePlan, tirePlan.defaults),
  Wheel: queryFor('Wheel', { inStock: 'yes' }),
  Spacer: queryFor('Spacer', { inStock: 'yes' }),
}

/** A finder's own page: home and `/tires`, `/wheels`, `/spacer`. */
export async function FinderScreen({ finder }: { finder: FinderOfType }) {
  const { type } = finder
  const t = await getTranslations('finder')
  const locale = await pageLocale()
  const query = openingQueries[type]
  const { products, total } = await cachedResults(query)
  const mark = queryMark(query)
  return (
    <>
      <OpeningFinder finder={finder} place="hero" total={total} />
      <FactsRow type={type} />
      {products.length > 0 ? (
        <PageContainer className="pt-10">
          <h2 className="mb-5 font-display text-xl font-bold tracking-tight">
            {mark ? t('matching', { size: mark }) : t('inStock')}
          </h2>
          <ProductGrid products={products.slice(0, SHOWN)} eagerRow={type !== 'Tire'} choice />
          {total > SHOWN ? (
            <p className="mt-6">
              <LinkButton href={localePath(locale, resultsPath(query))} look="quiet">
                {t('seeAll')} ({total})
              </LinkButton>
            </p>
          ) : null}
        </PageContainer>
      ) : null}
      <PageContainer>
        <ClientMessages groups={['recent']}>
          <RecentlyViewed />
        </ClientMessages>
      </PageContainer>
    </>
  )
}
