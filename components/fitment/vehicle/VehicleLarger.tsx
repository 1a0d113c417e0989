import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { tireSize } from '@/lib/measures/tire-sizes'
import { languageTag, localePath } from '@/lib/platform/i18n/routing'
import { percentText } from '@/lib/platform/values/number-text'
import { pageLocale } from '@/lib/shop/texts/locale'
import { resultsPath } from '@/lib/storefront/results/address'
import { cachedLargerSizes } from '@/lib/storefront/results/cached'

/** Larger tires on sale for a vehicle: by how much, whether it takes a lift, how many there are, and the way to them. */
export async function VehicleLarger({ vehicle }: { vehicle: Vehicle }) {
  const larger = await cachedLargerSizes(vehicle)
  if (!larger) return null
  const t = await getTranslations('carPage')
  const r = await getTranslations('results')
  const locale = await pageLocale()
  const share = (percent: number) =>
    percentText(percent / 100, languageTag[locale], { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return (
    <section aria-labelledby="larger" className="mb-10">
      <h2 id="larger" className="scroll-mt-4 font-display text-xl font-bold tracking-tight">
        {t('larger')}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-soft">{t('largerText', { size: tireSize(larger.stock) })}</p>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {larger.sizes.map(({ size, percent, lift, isUsual, products, query }) => (
          <li key={tireSize(size)} className="flex">
            <LinkButton
              href={localePath(locale, resultsPath(query))}
              look="quiet"
              className="w-full flex-wrap justify-start gap-y-0 text-left"
            >
              <SizeMark text={tireSize(size)} size="base" className="whitespace-nowrap" />
              <span className="flex flex-wrap gap-x-2 font-normal">
                <span className="tabular-nums">{share(percent)}</span>
                <span>{t(`lift.${lift}`)}</span>
                {isUsual ? <span className="text-soft">{t('usual')}</span> : null}
                <span>{r('count', { count: products })}</span>
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
