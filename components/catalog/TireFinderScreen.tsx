import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/LinkButton'
import { tireFinderDefaults, tireQueryString, tireSize } from '@/lib/catalog/rules'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { FactsRow } from './FactsRow'
import { ProductGrid } from './ProductGrid'
import { TireHero } from './TireHero'
import { openingFinder } from './tire-finder-page'

/** Tires shown below the finder. */
const SHOWN = 8

/** The tire finder: home, and `/tires`. */
export async function TireFinderScreen() {
  const t = await getTranslations('finder')
  const locale = await pageLocale()
  const { start, products, total } = await openingFinder()
  const { width, profile, diameter } = tireFinderDefaults
  const size = tireSize({ width: Number(width), profile: Number(profile), diameter: Number(diameter) })
  return (
    <>
      <ClientMessages groups={['finder']}>
        <TireHero start={start} />
      </ClientMessages>
      <FactsRow />
      {products.length > 0 ? (
        <PageContainer className="pt-10">
          <h2 className="mb-5 font-display text-xl font-bold tracking-tight">{t('matching', { size })}</h2>
          <ProductGrid products={products.slice(0, SHOWN)} eagerRow={false} />
          {total > SHOWN ? (
            <p className="mt-6">
              <LinkButton
                href={localePath(locale, `/tires/filter/${tireQueryString(tireFinderDefaults)}`)}
                look="quiet"
              >
                {t('seeAll')} ({total})
              </LinkButton>
            </p>
          ) : null}
        </PageContainer>
      ) : null}
    </>
  )
}
