import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { RecentlyViewed } from '@/components/catalog/product/RecentlyViewed'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/LinkButton'
import type { ProductType } from '@/lib/catalog/product/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { finderQuery } from '@/lib/storefront/finder/plan'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { queryFor, type ResultsQuery, resultsPath } from '@/lib/storefront/results/address'
import { cachedResults } from '@/lib/storefront/results/cached'
import { queryMark } from '@/lib/storefront/words/results-text'
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
