'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import { formatPrice } from '@/lib/platform/values/money'
import { wayOf } from '@/lib/sales/orders/rules'
import type { Address, Order } from '@/lib/sales/orders/schema'
import { wishesOf } from '@/lib/sales/orders/shown'
import { ParcelLinks } from './ParcelLinks'

type FactProps = { name: string; printed?: boolean; children: ReactNode }

/** One fact of an order, on the screen or on its sheet. */
export function Fact({ name, printed = false, children }: FactProps) {
  return (
    <div className="min-w-0 break-inside-avoid">
      <dt className={printed ? 'font-semibold' : 'text-sm text-soft'}>{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Street, postal code, city and country. */
function AddressLines({ address, postCode, city, country }: Address) {
  const t = useTranslations()
  return (
    <>
      {address}
      <br />
      {postCode} {city}, {countryName(t, country)}
    </>
  )
}

/** Where an order goes, how, and how it is paid. */
export function DeliveryFacts({ order, printed = false }: { order: Order; printed?: boolean }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  return (
    <>
      <Fact name={t('deliveryAddress')} printed={printed}>
        {order.name}
        <br />
        <AddressLines {...order} />
      </Fact>
      {order.billing ? (
        <Fact name={t('billingAddress')} printed={printed}>
          <AddressLines {...order.billing} />
        </Fact>
      ) : null}
      {order.contactPerson ? (
        <Fact name={t('contactPerson')} printed={printed}>
          {order.contactPerson}
        </Fact>
      ) : null}
      {order.buyerReference ? (
        <Fact name={t('buyerReference')} printed={printed}>
          {order.buyerReference}
        </Fact>
      ) : null}
      {wishesOf(order, locale).map(([name, text]) => (
        <Fact key={name} name={t(name)} printed={printed}>
          {text}
        </Fact>
      ))}
      <Fact name={t('deliveryMethod')} printed={printed}>
        {t(`deliveries.${order.typeOfDelivery}`)}
        {order.deliveryName === null ? null : (
          <span className="block">
            {order.deliveryName}: {formatPrice(order.deliveryGrosze, locale)}
          </span>
        )}
      </Fact>
      {order.parcels.length > 0 ? (
        <Fact name={t('parcels')} printed={printed}>
          <ParcelLinks parcels={order.parcels} />
        </Fact>
      ) : null}
      <Fact name={t('paymentMethod')} printed={printed}>
        {t(`payments.${wayOf(order)}`)}
      </Fact>
      {order.termsVersion === null ? null : (
        <Fact name={t('terms')} printed={printed}>
          <Link href={localePath(locale, `/rules/${order.termsVersion}`)} className="prose-link">
            {t('termsVersion', { version: order.termsVersion })}
          </Link>
        </Fact>
      )}
    </>
  )
}
