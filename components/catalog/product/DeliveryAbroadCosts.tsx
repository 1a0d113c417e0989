'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { callPriced } from '@/lib/platform/http/client'
import { languageTag } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import { VAT_PERCENT } from '@/lib/platform/values/vat'
import { countriesByName } from '@/lib/sales/countries'
import { type DeliveryLine, type DeliveryTable, deliveryPrice } from '@/lib/sales/delivery/rules'
import type { ForeignRate } from '@/lib/shop/abroad'

type Props = {
  /** The product in the quantity that its page proposes. */
  line: DeliveryLine
  foreignRates: readonly ForeignRate[]
  /** The note about companies outside Poland. */
  companyNote: string
}

export function DeliveryAbroadCosts({ line, foreignRates, companyNote }: Props) {
  const t = useTranslations('deliveryAbroad')
  const locale = useLocale()
  const [table, setTable] = useState<DeliveryTable | 'failed' | null>(null)
  const [country, setCountry] = useState('DE')
  useEffect(() => {
    callPriced('GET /api/delivery').then(setTable, () => setTable('failed'))
  }, [])
  const foreign = foreignRates.find((rate) => rate.country === country)?.percent
  // the browser knows the names of countries; as messages they would load with every page
  const regions = new Intl.DisplayNames(languageTag[locale], { type: 'region' })
  const nameOf = (code: string) => regions.of(code) ?? code
  const codes = countriesByName(nameOf, languageTag[locale])
  const percent = (foreign ?? VAT_PERCENT).toLocaleString(languageTag[locale])
  return (
    <>
      <Field label={t('country')}>
        {(control) => (
          <Select
            {...control}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
            options={codes.map((code) => ({ value: code, label: nameOf(code) }))}
          />
        )}
      </Field>
      <div role="status" className="mt-2">
        {table === null ? (
          <p className="text-soft">{t('loading')}</p>
        ) : table === 'failed' ? (
          <p>{t('failed')}</p>
        ) : (
          <>
            <p className="font-semibold">{priceText(table)}</p>
            <p className="mt-1 text-sm text-soft">
              {t(foreign === undefined ? 'vatOfPoland' : 'vatOfCountry', { percent })} {companyNote}
            </p>
          </>
        )}
      </div>
    </>
  )

  function priceText(prices: DeliveryTable): string {
    const price = deliveryPrice([line], { country, typeOfDelivery: 'shipping_to_customer' }, prices)
    const isFree = typeof price === 'object' ? price.grosze === 0 : price === 'noTable' && country === 'PL'
    if (isFree) return t('free', { count: line.quantity })
    if (typeof price !== 'object') return t(price)
    const name = price.name ?? ''
    return t('price', { count: line.quantity, price: formatPrice(price.grosze, locale), name })
  }
}
