import { useLocale, useTranslations } from 'next-intl'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { FileLink } from '@/components/admin/FileLink'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { BackLink } from '@/components/layout/links/BackLink'
import { TextLink } from '@/components/layout/links/ShopLink'
import { arrivalNote, moneyNotes } from '@/components/sales/order-text'
import { PayLink, TransferDetails, useQuote } from '@/components/sales/payments/use-quote'
import { Button } from '@/components/ui/buttons/Button'
import { Fact } from '@/components/ui/Facts'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { Price } from '@/components/ui/Price'
import { UnbrokenNumbers } from '@/components/ui/UnbrokenNumbers'
import { productPath } from '@/lib/catalog/product/rules'
import type { Claim } from '@/lib/customers/complaints/queries'
import { call } from '@/lib/platform/http/client'
import { formatPrice } from '@/lib/platform/values/money'
import { invoiceAddress, noteAddress } from '@/lib/sales/document-numbers'
import { lastDayToAsk, mayAskForInvoice } from '@/lib/sales/invoices/requests/rules'
import { formatDate, formatDateTime } from '@/lib/sales/orders/dates'
import { deliveryCountsFrom, isUnderway, shownStatus } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { complaintPath, withdrawalPath } from '@/lib/sales/orders/shown'
import { ChangeOrder, Reorder } from './OrderActions'
import { ClaimLines, LineTitle, StatusBadge } from './OrderParts'
import { DeliveryFacts, OrderSheet } from './OrderSheet'

type Props = {
  order: Order | null
  claims: readonly Claim[]
  onClose: () => void
  reload: () => Promise<void>
}

export function OrderDetails({ order, claims, onClose, reload }: Props) {
  const t = useTranslations('orders')
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={order ? <UnbrokenNumbers text={t('details', { id: order.id })} /> : ''}
      closeLabel={t('close')}
      wide
    >
      {order ? <Details key={order.id} order={order} claims={claims} reload={reload} /> : null}
    </Dialog>
  )
}

function Details({ order, claims, reload }: { order: Order } & Pick<Props, 'claims' | 'reload'>) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const quote = useQuote(order.id)
  const files = [
    ...order.invoices.map(({ id, number }) => [`${number} (PDF)`, invoiceAddress(id)] as const),
    ...order.debitNotes.map(({ id, number }) => [t('debitNote', { number }), noteAddress(id)] as const),
  ]
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={t('date')}>{formatDateTime(order.orderDate, locale)}</Fact>
        <Fact name={t('status')}>
          <StatusBadge status={shownStatus(order)} />
          <span className="block text-sm">{t(`meanings.${shownStatus(order)}`)}</span>
        </Fact>
        <Fact name={t('amount')}>
          <Price grosze={order.totalGrosze} locale={locale} />
          {moneyNotes(t, order, locale).map((note) => (
            <span key={note} className="block text-sm">
              {note}
            </span>
          ))}
        </Fact>
        {order.unn ? <Fact name={t('taxId')}>{order.unn}</Fact> : null}
        <DeliveryFacts order={order} />
        {files.length > 0 ? (
          <Fact name={t('invoices')}>
            <ul>
              {files.map(([name, address]) => (
                <li key={address}>
                  <a href={address} download className="prose-link touch-link">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
        {claims.length > 0 ? (
          <Fact name={t('claims.title')}>
            <ClaimLines claims={claims} />
          </Fact>
        ) : null}
        {isUnderway(order) ? (
          <Fact name={t('arrival')}>{arrivalNote(t, order, deliveryCountsFrom(order), locale)}</Fact>
        ) : null}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <PayLink order={order} quote={quote} />
        <Button look="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <ChangeOrder order={order} reload={reload} />
      <AskForInvoice order={order} reload={reload} />
      <Reorder order={order} />
      <TransferDetails quote={quote} />
      <p className="mt-2 flex flex-wrap gap-x-6">
        {order.customerType === 'company' ? (
          <FileLink href={`/api/tires/orders/${order.id}/export`}>{t('saveData')}</FileLink>
        ) : (
          <BackLink path={withdrawalPath(order.id)}>{t('withdraw')}</BackLink>
        )}
        <BackLink path={complaintPath(order.id)}>{t('complain')}</BackLink>
      </p>
      <OrderSheet order={order} quote={quote} />
      <h3 className="mt-6 mb-2 font-semibold">{t('items')}</h3>
      <ul className="border-t border-hairline">
        {order.orderItems.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 border-b border-hairline py-3"
          >
            <ProductPicture
              url={line.url}
              alt=""
              sizes="4.5rem"
              place="thumbnail"
              className="aspect-4/3 w-full rounded-sm bg-face"
            />
            <div className="min-w-0">
              <TextLink path={productPath({ ...line, id: line.productId })} className="font-medium">
                <LineTitle order={order} line={line} />
              </TextLink>
              <p className="text-sm text-soft tabular-nums">
                {t('quantityPrice', {
                  quantity: line.quantity,
                  price: formatPrice(line.priceGrosze, locale),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A private buyer's button to ask for an invoice, shown as long as the law gives the right to one. */
function AskForInvoice({ order, reload }: { order: Order; reload: () => Promise<void> }) {
  const t = useTranslations('orders.askForInvoice')
  const locale = useLocale()
  if (order.invoices.length > 0) return null
  if (order.invoiceRequestedAt) return <p className="mt-3">{t('asked')}</p>
  if (!mayAskForInvoice(order)) return null
  const last = lastDayToAsk(order)
  const ask = async () => {
    await call('POST /api/invoices/requests', { body: { orderId: order.id } })
    await reload()
    return t('asked')
  }
  return (
    <div className="mt-3">
      <ActionButton label={t('ask')} busyLabel={t('busy')} work={ask} />
      <p className="mt-1 text-sm text-soft">
        {last ? t('until', { day: formatDate(last, locale) }) : null} {t('note')}
      </p>
    </div>
  )
}
