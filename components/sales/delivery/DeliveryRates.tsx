import { getTranslations } from 'next-intl/server'
import { Heading } from '@/components/ui/Heading'
import { languageTag } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import { rateText } from '@/lib/sales/delivery/rate-text'
import type { DeliveryRate } from '@/lib/sales/delivery/rules'
import { pageLocale } from '@/lib/shop/texts/locale'

export async function DeliveryRates({ rates }: { rates: DeliveryRate[] }) {
  const t = await getTranslations('delivery')
  const tAll = await getTranslations()
  const locale = await pageLocale()
  const listed = new Intl.ListFormat(languageTag[locale], { type: 'unit', style: 'short' })
  return (
    <>
      <Heading level="h3" look="part" className="mt-6 mb-2">
        {t('title')}
      </Heading>
      <dl className="grid gap-3 tabular-nums">
        {rates.map((rate) => (
          <div key={`${rate.method} ${rate.countries.join()}`}>
            <dt className="font-medium">
              {t(`methods.${rate.method}`)}, {rate.name}:{' '}
              {listed.format(rate.countries.map((code) => countryName(tAll, code)))}
            </dt>
            <dd>{rateText(t, rate, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-soft">{t('other')}</p>
    </>
  )
}
