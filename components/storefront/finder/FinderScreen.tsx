import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { RecentlyViewed } from '@/components/storefront/recent/RecentlyViewed'
import { Heading } from '@/components/ui/Heading'
import type { ProductType } from '@/lib/catalog/product/schema'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { finderQuery } from '@/lib/storefront/finder/plan'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { queryFor, type ResultsQuery, resultsPath } from '@/lib/storefront/results/address'
import { cachedResults } from '@/lib/storefront/results/cached'
import { queryMark } from '@/lib/storefront/words/results-text'
import { type FinderOfType, OpeningFinder } from './OpeningFinder'

const SHOWN = 8

/** The list below a finder: tires of the opening size, wheels and spacers in stock. */
const openingQueries: Record<ProductType, ResultsQuery> = {
  Tire: finderQuery(tirePlan, tirePlan.defaults),
  Wheel: queryFor('Wheel', { inStock: 'yes' }),
  Spacer: queryFor('Spacer', { inStock: 'yes' }),
}

const facts = ['Shipping', 'Return', 'Retread', 'Fitting'] as const

/** A finder's own page: home and `/tires`, `/wheels`, `/spacer`. */
export async function FinderScreen({ finder }: { finder: FinderOfType }) {
  const { type } = finder
  const t = await getTranslations('finder')
  const query = openingQueries[type]
  const { products, total } = await cachedResults(query)
  const mark = queryMark(query)
  const isFree = (await cachedDelivery()) === null
  return (
    <>
      <OpeningFinder finder={finder} place="hero" total={type === 'Tire' ? total : null} />
      <PageContainer>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 border-b border-hairline py-5 lg:flex lg:gap-x-10">
          {facts
            .filter((fact) => fact !== 'Retread' || type === 'Tire')
            .map((fact) => (
              <li key={fact}>
                <b className="font-semibold">{t(`fact${fact}`)}</b>{' '}
                <span className="inline-block text-soft">
                  {fact === 'Shipping' && isFree ? t('factShippingFree') : t(`fact${fact}More`)}
                </span>
              </li>
            ))}
        </ul>
      </PageContainer>
      {products.length > 0 ? (
        <PageContainer className="pt-10">
          <Heading look="page" className="mb-5">
            {mark ? t('matching', { size: mark }) : t('inStock')}
          </Heading>
          <ProductGrid products={products.slice(0, SHOWN)} eagerRow={type !== 'Tire'} choice />
          {total > SHOWN ? (
            <p className="mt-6">
              <ShopButton path={resultsPath(query)} look="quiet">
                {t('seeAll')} ({total})
              </ShopButton>
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
