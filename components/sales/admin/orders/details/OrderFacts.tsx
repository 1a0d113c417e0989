import { getTranslations } from 'next-intl/server'
import { customerPath } from '@/components/admin/customers-address'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { TextLink } from '@/components/layout/links/ShopLink'
import { ordersPath } from '@/components/sales/admin/orders/list/orders-address'
import { PostalAddress, StatusBadge } from '@/components/sales/orders/OrderParts'
import { Fact } from '@/components/ui/Facts'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { numberText } from '@/lib/catalog/product/numbers'
import { formatPrice } from '@/lib/platform/values/money'
import { buyersAddressChange } from '@/lib/sales/order-desk/customer-history'
import { goodsOf } from '@/lib/sales/order-desk/goods'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { duePaymentState } from '@/lib/sales/orders/due-payment'
import { hasConsents, type PaymentRecord } from '@/lib/sales/orders/payment-status'
import { isCaller, onlineStates, refundedGrosze, shownStatus, wayOf } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { wishesOf } from '@/lib/sales/orders/shown'
import { formatPaid } from '@/lib/sales/payments/rules'
import { pageLocale } from '@/lib/shop/texts/locale'

export async function OrderFacts({ order, record }: { order: Order; record: PaymentRecord }) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const ofPayment = await paymentRecordLines(order, record)
  const ofBuyer = [
    [t('taxId'), order.unn],
    [tOrders('contactPerson'), order.contactPerson],
    [tOrders('buyerReference'), order.buyerReference],
  ] as const
  const changedByBuyer = await buyersAddressChange(order.id)
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
      <Fact name={t('id')}>{order.id}</Fact>
      <Fact name={t('date')}>{formatDateTime(order.orderDate, locale)}</Fact>
      <Fact name={t('status')}>
        <StatusBadge status={shownStatus(order)} />
      </Fact>
      <Fact name={t('customer')}>
        {order.name}
        <TextLink path={ordersPath({ search: order.userId })} className="block w-fit">
          {t('theirOrders')}
        </TextLink>
        <TextLink path={customerPath(order.userId)} className="block w-fit">
          {t('openCustomer')}
        </TextLink>
        {ofBuyer.map(([name, value]) =>
          value ? (
            <span key={name} className="block text-sm">
              {name}: {value}
            </span>
          ) : null,
        )}
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
        <PostalAddress {...order} isCountryApart />
        {changedByBuyer ? (
          <span className="block text-sm font-semibold">
            {t('addressByBuyer', { moment: formatDateTime(changedByBuyer, locale) })}
          </span>
        ) : null}
      </Fact>
      {order.billing ? (
        <Fact name={tOrders('billingAddress')}>
          <PostalAddress {...order.billing} isCountryApart />
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
          <TextLink path={`/rules/${order.termsVersion}`}>
            {tOrders('termsVersion', { version: order.termsVersion })}
          </TextLink>
        </Fact>
      )}
      {(await hasConsents(order.id)) ? null : <Fact name={t('consents')}>{t('consentsNotRecorded')}</Fact>}
      <Fact name={t('payment')}>
        {tOrders(`payments.${wayOf(order)}`)}
        {ofPayment.map(([text, look]) =>
          text ? (
            <span key={text} className={`block ${look}`}>
              {text}
            </span>
          ) : null,
        )}
      </Fact>
    </dl>
  )
}

async function paymentRecordLines(order: Order, record: PaymentRecord) {
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  const { payment, paidAt } = order
  const quiet = 'text-sm text-soft'
  const due = t(`money.${duePaymentState(order)}`)
  const refunded = refundedGrosze(order)
  const paidBy = () => ({
    date: paidAt ? formatDateTime(paidAt, locale) : '',
    name: record.paidByName ?? t('byAdmin'),
  })
  const online = (known: NonNullable<Order['payment']>) => {
    const amount = formatPaid(order.totalGrosze, known, locale)
    const state = onlineStates.find((each) => each === known.status)
    const when = known.capturedAt ? ` (${formatDateTime(known.capturedAt, locale)})` : ''
    return `${state ? t(`wallet.${state}`, { amount }) : amount}${when}`
  }
  return [
    [payment && online(payment), 'font-semibold'],
    [record.captureId && t('money.capture', { id: record.captureId }), quiet],
    [paidAt && due, 'font-semibold'],
    [paidAt && t('money.paidBy', paidBy()), quiet],
    [refunded > 0 && t('money.refundedSoFar', { amount: formatPrice(refunded, locale) }), 'font-semibold'],
    [!payment && !paidAt && due, quiet],
  ] as const
}

/** The lines of an order as they were sold, each with a link to the product's editor, and their total. */
export async function OrderItems({ order }: { order: Order }) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const goods = await goodsOf([order])
  return (
    <>
      <Table
        caption={t('items')}
        rows={order.orderItems}
        rowKey={(line) => line.id}
        columns={[
          {
            key: 'title',
            header: tOrders('product'),
            cell: (line) => (
              <span className="flex items-center gap-3">
                <span className="aspect-4/3 w-14 shrink-0 overflow-hidden rounded bg-rubber">
                  <ProductPicture
                    url={line.url}
                    alt=""
                    sizes="3.5rem"
                    place="thumbnail"
                    className="size-full"
                  />
                </span>
                <span className="min-w-0 text-left">
                  <TextLink path={`/admin/products/${line.productId}`} className="min-w-32 wrap-anywhere">
                    {line.title}
                  </TextLink>
                  <span className="block text-sm text-soft">
                    {numberText(line.productId, goods.get(line.productId))}
                    {goods.has(line.productId)
                      ? ` · ${t('stockLeft', { count: goods.get(line.productId)?.stock ?? 0 })}`
                      : null}
                  </span>
                </span>
              </span>
            ),
          },
          {
            key: 'price',
            header: t('price'),
            numeric: true,
            cell: (line) => <Price grosze={line.priceGrosze} locale={locale} plain />,
          },
          { key: 'quantity', header: t('quantity'), numeric: true, cell: (line) => line.quantity },
          {
            key: 'total',
            header: t('lineTotal'),
            numeric: true,
            cell: (line) => <Price grosze={line.priceGrosze * line.quantity} locale={locale} />,
          },
        ]}
      />
      {order.deliveryName === null ? null : (
        <p className="mt-3 flex items-baseline justify-end gap-4 px-3">
          <span>{tOrders('deliveryLine', { name: order.deliveryName })}</span>
          <Price grosze={order.deliveryGrosze} locale={locale} />
        </p>
      )}
      <p className="mt-3 flex items-baseline justify-end gap-4 px-3 text-lg">
        <span className="font-semibold">{t('total')}</span>
        <Price grosze={order.totalGrosze} locale={locale} />
      </p>
    </>
  )
}
