import { useLocale, useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { moneyNotes } from '@/components/sales/order-text'
import { Fact } from '@/components/ui/Facts'
import { Price } from '@/components/ui/Price'
import { shop } from '@/lib/platform/shop-details'
import { formatPrice } from '@/lib/platform/values/money'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { shownStatus, wayOf } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { wishesOf } from '@/lib/sales/orders/shown'
import type { PaymentQuote, Transfer } from '@/lib/sales/payments/schema'
import { formatAccount } from '@/lib/shop/transfer-code'
import { LineTitle, ParcelLinks, PostalAddress } from './OrderParts'

/** An order on paper. A portal puts it into the body, where globals.css prints nothing else. */
export function OrderSheet({ order, quote }: { order: Order; quote: PaymentQuote | null }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const { company } = shop
  const lines = [order.name, order.unn && `${t('taxId')}: ${order.unn}`, order.email, order.phone]
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
        {formatDateTime(order.orderDate, locale)}. {t('status')}: {t(`statuses.${shownStatus(order)}`)}
      </p>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4">
        <Fact name={t('buyer')} look="printed">
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <DeliveryFacts order={order} look="printed" />
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

function TransferFact({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('payment.transfer')
  const locale = useLocale()
  return (
    <Fact name={t('heading')} look="printed">
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
  const price = (grosze: number) => <Price grosze={grosze} locale={locale} plain />
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
            <td className={figures}>{price(line.priceGrosze)}</td>
            <td className={figures}>{line.quantity}</td>
            <td className={figures}>{price(line.priceGrosze * line.quantity)}</td>
          </tr>
        ))}
        {order.deliveryName === null ? null : (
          <tr className="break-inside-avoid border-b border-hairline">
            <td colSpan={3} className="py-2 align-top">
              {t('deliveryLine', { name: order.deliveryName })}
            </td>
            <td className={figures}>{price(order.deliveryGrosze)}</td>
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

/** Where an order goes, how, and how it is paid; on the screen or on its sheet. */
export function DeliveryFacts({ order, look }: { order: Order; look?: 'printed' }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const facts: [name: string, value: ReactNode][] = [
    [
      t('deliveryAddress'),
      <Fragment key="address">
        <span className="block">{order.name}</span>
        <PostalAddress {...order} />
      </Fragment>,
    ],
    [t('billingAddress'), order.billing && <PostalAddress key="billing" {...order.billing} />],
    [t('contactPerson'), order.contactPerson],
    [t('buyerReference'), order.buyerReference],
    ...wishesOf(order, locale).map(([name, text]): [string, string] => [t(name), text]),
    [
      t('deliveryMethod'),
      <Fragment key="delivery">
        {t(`deliveries.${order.typeOfDelivery}`)}
        {order.deliveryName === null ? null : (
          <span className="block">
            {order.deliveryName}: {formatPrice(order.deliveryGrosze, locale)}
          </span>
        )}
      </Fragment>,
    ],
    [t('parcels'), order.parcels.length > 0 && <ParcelLinks key="parcels" parcels={order.parcels} />],
    [t('paymentMethod'), t(`payments.${wayOf(order)}`)],
    [
      t('terms'),
      order.termsVersion !== null && (
        <ShopLink key="terms" path={`/rules/${order.termsVersion}`} className="prose-link">
          {t('termsVersion', { version: order.termsVersion })}
        </ShopLink>
      ),
    ],
  ]
  return facts.map(([name, value]) =>
    value ? (
      <Fact key={name} name={name} look={look}>
        {value}
      </Fact>
    ) : null,
  )
}
