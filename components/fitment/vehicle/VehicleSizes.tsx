import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import type { Vehicle } from '@/lib/fitment/vehicle'
import type { TireSize } from '@/lib/measures/dimensions'
import { tireSize } from '@/lib/measures/tire-sizes'
import { languageTag, localePath } from '@/lib/platform/i18n/routing'
import { percentText } from '@/lib/platform/values/number-text'
import { pageLocale } from '@/lib/shop/texts/locale'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'
import { cachedStockSizes } from '@/lib/storefront/results/cached'

/** The sizes on sale within 3 % of a stock size, below the stock size that they come near. */
export async function VehicleSizes({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const r = await getTranslations('results')
  const locale = await pageLocale()
  const share = (difference: number) =>
    percentText(difference, languageTag[locale], { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const stockSizes = await cachedStockSizes(vehicle)
  if (stockSizes.length === 0) return null
  const onSale = stockSizes
    .map(({ size, products, near }) => ({
      size,
      sizes: [
        ...(products > 0 ? [{ ...size, products, note: t('stock') }] : []),
        ...near.map((each) => ({ ...each, note: share(each.difference) })),
      ],
    }))
    .filter(({ sizes }) => sizes.length > 0)
  const path = ({ width, profile, diameter }: TireSize) =>
    resultsPath(queryFor('Tire', { width, profile, diameter, vehicle: vehicle.path }))
  return (
    <section aria-labelledby="sizes" className="mt-10">
      <h2 id="sizes" className="scroll-mt-4 font-display text-xl font-bold tracking-tight">
        {t('sizes')}
      </h2>
      <p className="mt-1 max-w-prose text-soft">{onSale.length > 0 ? t('sizesText') : t('noSizes')}</p>
      {onSale.map(({ size, sizes }) => (
        <div key={tireSize(size)} className="mt-4">
          <h3 className="mb-2 font-medium">{t('insteadOf', { size: tireSize(size) })}</h3>
          <ul className="flex flex-wrap gap-2">
            {sizes.map((each) => (
              <li key={tireSize(each)}>
                <LinkButton href={localePath(locale, path(each))} look="quiet" className="flex-wrap gap-y-0">
                  <SizeMark text={tireSize(each)} size="base" className="whitespace-nowrap" />
                  {/* on a narrow screen the words wrap below the size, never inside one of them */}
                  <span className="flex flex-wrap gap-x-2 font-normal whitespace-nowrap">
                    <span className="text-soft tabular-nums">{each.note}</span>
                    <span>{r('count', { count: each.products })}</span>
                  </span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
