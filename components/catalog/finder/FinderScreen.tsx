import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/LinkButton'
import { tireFinderDefaults, tireQueryString } from '@/lib/catalog/finder/tire-finder'
import type { ProductType } from '@/lib/catalog/product/schema'
import { readResults, resultsPath } from '@/lib/catalog/results/address'
import { cachedResults } from '@/lib/catalog/results/cached'
import { askedMark } from '@/lib/catalog/words/results-text'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { FactsRow } from './FactsRow'
import { OpeningFinder } from './OpeningFinder'

/** Products shown below the finder. */
const SHOWN = 8

/** What stands below a finder as it opens: the tires of its size; where nothing is chosen yet, what is in stock. */
const openings: Record<ProductType, string> = {
  Tire: tireQueryString(tireFinderDefaults),
  Wheel: 'inStock=yes',
  Spacer: 'inStock=yes',
}

/** A finder's own page: home and `/tires`, `/wheels`, `/spacer`. */
export async function FinderScreen({ type }: { type: ProductType }) {
  const t = await getTranslations('finder')
  const locale = await pageLocale()
  const { query } = readResults(type, openings[type])
  const { products, total } = await cachedResults(query)
  const mark = askedMark(query)
  return (
    <>
      <OpeningFinder type={type} place="hero" total={total} />
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
    </>
  )
}
