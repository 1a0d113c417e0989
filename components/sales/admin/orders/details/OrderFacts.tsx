import { getTranslations } from 'next-intl/server'
import { AdminLink } from '@/components/admin/AdminLink'
import { customerPath } from '@/components/customers/admin/customers/customers-address'
import { ordersPath } from '@/components/sales/admin/orders/list/orders-address'
import { StatusBadge } from '@/components/sales/orders/StatusBadge'
import { Fact } from '@/components/ui/Facts'
import { countryName } from '@/lib/platform/i18n/word-or'
import { formatPrice } from '@/lib/platform/values/money'
import { buyersAddressChange } from '@/lib/sales/orders/admin/customer-history'
import { formatMoment } from '@/lib/sales/orders/dates'
import { hasConsents, type PaymentRecord } from '@/lib/sales/orders/paid'
import { isCaller, onlineStates, refundedGrosze, shownStatus, wayOf } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { wishesOf } from '@/lib/sales/orders/shown'
import { duePaymentState } from '@/lib/sales/payments/offered/offered'
import { formatPaid } from '@/lib/sales/payments/rules'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The customer, the address and the payment of an order. */
export async function OrderFacts({ order, record }: { order: Order; record: PaymentRecord }) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const tAll = await getTranslations()
  const locale = await pageLocale()
  const refunded = refundedGrosze(order)
  const changedByBuyer = await buyersAddressChange(order.id)
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
      <Fact name={t('id')}>{order.id}</Fact>
      <Fact name={t('date')}>{formatMoment(order.orderDate, locale)}</Fact>
      <Fact name={t('status')}>
        <StatusBadge status={shownStatus(order)} />
      </Fact>
      <Fact name={t('customer')}>
        {order.name}
        <AdminLink path={ordersPath({ search: order.userId })} className="block w-fit">
          {t('theirOrders')}
        </AdminLink>
        <AdminLink path={customerPath(order.userId)} className="block w-fit">
          {t('openCustomer')}
        </AdminLink>
        {order.unn ? (
          <span className="block text-sm">
            {t('taxId')}: {order.unn}
          </span>
        ) : null}
        {order.contactPerson ? (
          <span className="block text-sm">
            {tOrders('contactPerson')}: {order.contactPerson}
          </span>
        ) : null}
        {order.buyerReference ? (
          <span className="block text-sm">
            {tOrders('buyerReference')}: {order.buyerReference}
          </span>
        ) : null}
      </Fact>
      <Fact name={t('contact')}>
        <a
          href={`mailto:${order.email}?subject=${encodeURIComponent(t('order', { id: order.id }))}`}
          className="prose-link touch-link wrap-anywhere"
        >
          {order.email}
        </a>
        <br />
        <a href={`tel:${order.phone}`} className="prose-link touch-link">
          {order.phone}
        </a>
      </Fact>
      <Fact name={t('userId')}>
        <span className="text-sm text-soft">{isCaller(order.userId) ? t('noAccount') : order.userId}</span>
      </Fact>
      <Fact name={t('address')}>
        {order.address}
        <br />
        {order.postCode} {order.city}
        <br />
        {countryName(tAll, order.country)}
        {changedByBuyer ? (
          <span className="block text-sm font-semibold">
            {t('addressByBuyer', { moment: formatMoment(changedByBuyer, locale) })}
          </span>
        ) : null}
      </Fact>
      {order.billing ? (
        <Fact name={tOrders('billingAddress')}>
          {order.billing.address}
          <br />
          {order.billing.postCode} {order.billing.city}
          <br />
          {countryName(tAll, order.billing.country)}
        </Fact>
      ) : null}
      {wishesOf(order, locale).map(([name, text]) => (
        <Fact key={name} name={tOrders(name)}>
          {text}
        </Fact>
      ))}
      <Fact name={t('delivery')}>
        {t(`deliveries.${order.typeOfDelivery}`)}
        {order.deliveryName === null ? null : <span className="block">{order.deliveryName}</span>}
      </Fact>
      {order.termsVersion === null ? null : (
        <Fact name={tOrders('terms')}>
          <AdminLink path={`/rules/${order.termsVersion}`}>
            {tOrders('termsVersion', { version: order.termsVersion })}
          </AdminLink>
        </Fact>
      )}
      {(await hasConsents(order.id)) ? null : <Fact name={t('consents')}>{t('consentsNotRecorded')}</Fact>}
      <Fact name={t('payment')}>
        {tOrders(`payments.${wayOf(order)}`)}
        {order.payment ? (
          <span className="block font-semibold">
            <OnlineState payment={order.payment} grosze={order.totalGrosze} />
          </span>
        ) : null}
        {record.captureId ? (
          <span className="block text-sm text-soft">{t('money.capture', { id: record.captureId })}</span>
        ) : null}
        {order.paidAt ? (
          <span className="block font-semibold">
            {t(`money.${duePaymentState(order)}`)}
            <span className="block text-sm font-normal text-soft">
              {t('money.paidBy', {
                date: formatMoment(order.paidAt, locale),
                name: record.paidByName ?? t('byAdmin'),
              })}
            </span>
          </span>
        ) : null}
        {refunded > 0 ? (
          <span className="block font-semibold">
            {t('money.refundedSoFar', { amount: formatPrice(refunded, locale) })}
          </span>
        ) : null}
        {order.payment || order.paidAt ? null : (
          <span className="block text-sm text-soft">{t(`money.${duePaymentState(order)}`)}</span>
        )}
      </Fact>
    </dl>
  )
}

/** The state of the online payment, and when it was paid. */
async function OnlineState({ payment, grosze }: { payment: NonNullable<Order['payment']>; grosze: number }) {
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  const amount = formatPaid(grosze, payment, locale)
  const state = onlineStates.find((each) => each === payment.status)
  const when = payment.capturedAt ? ` (${formatMoment(payment.capturedAt, locale)})` : ''
  return `${state ? t(`wallet.${state}`, { amount }) : amount}${when}`
}
