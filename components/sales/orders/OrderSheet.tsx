'use client'

import { useLocale, useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'
import { Price } from '@/components/ui/Price'
import { shop } from '@/lib/platform/shop-details'
import { formatPrice } from '@/lib/platform/values/money'
import { formatMoment } from '@/lib/sales/orders/dates'
import { shownStatus } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import type { PaymentQuote, Transfer } from '@/lib/sales/payments/schema'
import { formatAccount } from '@/lib/shop/transfer-code'
import { LineTitle } from './LineTitle'
import { DeliveryFacts, Fact } from './OrderFacts'
import { moneyNotes } from './order-text'

/**
 * An order on paper. It stands beside everything else in the body, unseen on the screen; globals.css prints it alone.
 */
export function OrderSheet({ order, quote }: { order: Order; quote: PaymentQuote | null }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const { company } = shop
  return createPortal(
    <article className="print-sheet hidden text-sm print:block">
      <header className="flex justify-between gap-8 border-b-2 border-type pb-4">
        <p className="font-display text-xl font-bold">{shop.logo.join(' ')}</p>
        <p className="text-right">
          <strong>{company.name}</strong>
          <br />
          {company.street}, {company.postCode} {company.city}
          <br />
          NIP {company.taxId}, {company.courtRegister}
          <br />
          {shop.phone}, {shop.email}
        </p>
      </header>
      <h1 className="mt-6 font-display text-lg font-bold">{t('details', { id: order.id })}</h1>
      <p>
        {formatMoment(order.orderDate, locale)}. {t('status')}: {t(`statuses.${shownStatus(order)}`)}
      </p>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4">
        <Fact name={t('buyer')} printed>
          {order.name}
          {order.unn ? (
            <>
              <br />
              {t('taxId')}: {order.unn}
            </>
          ) : null}
          <br />
          {order.email}
          <br />
          {order.phone}
        </Fact>
        <DeliveryFacts order={order} printed />
        {quote?.transfer ? <TransferFact transfer={quote.transfer} /> : null}
      </dl>
      <OrderLines order={order} />
      {moneyNotes(t, order, locale).map((note) => (
        <p key={note} className="mt-2 text-right">
          {note}
        </p>
      ))}
      <p className="mt-8 border-t border-hairline pt-3">
        {t('sheetNote')} {order.customerType === 'company' ? null : t('placedText')}
      </p>
    </article>,
    document.body,
  )
}

/** What is entered into the bank. */
function TransferFact({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('payment.transfer')
  const locale = useLocale()
  return (
    <Fact name={t('heading')} printed>
      {t('recipient')}: {transfer.recipient}
      <br />
      {t('account')}: {t('number', { account: formatAccount(transfer.account) })}
      <br />
      {t('amount')}: {formatPrice(transfer.amountGrosze, locale)}
      <br />
      {t('title')}: {transfer.title}
    </Fact>
  )
}

function OrderLines({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const figures = 'py-2 pl-4 text-right align-top whitespace-nowrap tabular-nums'
  return (
    <table className="mt-6 w-full border-collapse">
      <thead>
        <tr className="border-b border-type text-left align-bottom">
          <th className="py-2 font-semibold">{t('product')}</th>
          <th className={figures}>{t('unitPrice')}</th>
          <th className={figures}>{t('quantity')}</th>
          <th className={figures}>{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.orderItems.map((line) => (
          <tr key={line.id} className="break-inside-avoid border-b border-hairline">
            <td className="py-2 align-top">
              <LineTitle order={order} line={line} />
            </td>
            <td className={figures}>
              <Price grosze={line.priceGrosze} locale={locale} plain />
            </td>
            <td className={figures}>{line.quantity}</td>
            <td className={figures}>
              <Price grosze={line.priceGrosze * line.quantity} locale={locale} plain />
            </td>
          </tr>
        ))}
        {order.deliveryName === null ? null : (
          <tr className="break-inside-avoid border-b border-hairline">
            <td colSpan={3} className="py-2 align-top">
              {t('deliveryLine', { name: order.deliveryName })}
            </td>
            <td className={figures}>
              <Price grosze={order.deliveryGrosze} locale={locale} plain />
            </td>
          </tr>
        )}
      </tbody>
      {/* a tfoot would be repeated on every sheet */}
      <tbody>
        <tr className="break-inside-avoid">
          <th colSpan={3} className="py-2 text-right align-baseline font-semibold">
            {t('total')}
          </th>
          <td className="py-2 pl-4 text-right align-baseline">
            <Price grosze={order.totalGrosze} locale={locale} className="text-base" />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
