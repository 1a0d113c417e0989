'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { Price } from '@/components/ui/Price'
import { localePath } from '@/lib/platform/i18n/routing'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import type { CartItem } from '@/lib/sales/cart/schema'
import { cartTotal } from '@/lib/sales/cart/totals'
import { type DeliveryPrice, groszeOf } from '@/lib/sales/delivery/rules'

type Props = { items: CartItem[]; delivery: DeliveryPrice; abroad: boolean; payment: PaymentType }

/** What an order comes to. Without a price table, what delivery abroad costs is not known yet. */
export function OrderTotals({ items, delivery, abroad, payment }: Props) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const goods = cartTotal(items)
  const isAgreed = abroad && delivery === 'noTable'
  const isWithoutDelivery = isAgreed || delivery === 'onRequest'
  const name = typeof delivery === 'object' ? delivery.name : null
  return (
    <>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-2 border-t border-hairline pt-3" aria-live="polite">
        <dt className="text-soft">{t('subtotal')}</dt>
        <dd className="text-right">
          <Price grosze={goods} locale={locale} plain />
        </dd>
        <dt className="text-soft">
          {t('deliveryCost')}
          {name ? `, ${name}` : null}
        </dt>
        <dd className="text-right">
          {groszeOf(delivery) > 0 ? (
            <Price grosze={groszeOf(delivery)} locale={locale} plain />
          ) : (
            t(delivery === 'onRequest' ? 'onRequest' : isAgreed ? 'abroadCost' : 'free')
          )}
        </dd>
        <dt className="text-lg font-semibold">{isWithoutDelivery ? t('totalAbroad') : t('total')}</dt>
        <dd className="text-right">
          <Price grosze={goods + groszeOf(delivery)} locale={locale} className="text-lg" />
        </dd>
      </dl>
      <p className="mt-1 text-sm text-soft">
        {t('gross')} {t(`payNotes.${payment}`)}
      </p>
      {isAgreed ? <p className="mt-1 text-sm">{t('abroadNote')}</p> : null}
      {delivery === 'onRequest' ? (
        <p className="mt-1 text-sm">
          {t.rich('onRequestNote', {
            contact: (words) => (
              <Link href={localePath(locale, '/contact')} className="prose-link">
                {words}
              </Link>
            ),
          })}
        </p>
      ) : null}
    </>
  )
}
