'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { PayLink } from '@/components/sales/payments/PayLink'
import { TransferDetails } from '@/components/sales/payments/TransferDetails'
import { useQuote } from '@/components/sales/payments/use-quote'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { Price } from '@/components/ui/Price'
import { Unbroken } from '@/components/ui/Unbroken'
import { productPath } from '@/lib/catalog/product/rules'
import type { Claim } from '@/lib/customers/complaints/queries'
import { localePath } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import { formatMoment } from '@/lib/sales/orders/dates'
import { complaintPath } from '@/lib/sales/orders/legal-guarantee'
import { deliveryCountsFrom, isUnderway, shownStatus } from '@/lib/sales/orders/rules'
import type { Order, OrderLine } from '@/lib/sales/orders/schema'
import { withdrawalPath } from '@/lib/sales/withdrawal/rules'
import { AskForInvoice } from './AskForInvoice'
import { ChangeOrder } from './ChangeOrder'
import { ClaimLines } from './ClaimLines'
import { InvoiceLinks } from './InvoiceLinks'
import { LineTitle } from './LineTitle'
import { DeliveryFacts, Fact } from './OrderFacts'
import { OrderSheet } from './OrderSheet'
import { arrivalText, moneyNotes } from './order-text'
import { Reorder } from './Reorder'
import { StatusBadge } from './StatusBadge'

type Props = {
  order: Order | null
  claims: readonly Claim[]
  onClose: () => void
  /** Reads the orders anew. */
  reload: () => Promise<void>
}

/** Everything about one order, over the list. */
export function OrderDetails({ order, claims, onClose, reload }: Props) {
  const t = useTranslations('orders')
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={order ? <Unbroken text={t('details', { id: order.id })} /> : ''}
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
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={t('date')}>{formatMoment(order.orderDate, locale)}</Fact>
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
        {order.invoices.length + order.debitNotes.length > 0 ? (
          <Fact name={t('invoices')}>
            <InvoiceLinks {...order} />
          </Fact>
        ) : null}
        {claims.length > 0 ? (
          <Fact name={t('claims.title')}>
            <ClaimLines claims={claims} />
          </Fact>
        ) : null}
        {isUnderway(order) ? (
          <Fact name={t('arrival')}>{arrivalText(t, order, deliveryCountsFrom(order), locale)}</Fact>
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
          <a
            href={`/api/tires/orders/${order.id}/export`}
            download
            className="prose-link inline-flex min-h-touch items-center"
          >
            {t('saveData')}
          </a>
        ) : (
          <Link
            href={localePath(locale, withdrawalPath(order.id))}
            className="prose-link inline-flex min-h-touch items-center"
          >
            {t('withdraw')}
          </Link>
        )}
        <Link
          href={localePath(locale, complaintPath(order.id))}
          className="prose-link inline-flex min-h-touch items-center"
        >
          {t('complain')}
        </Link>
      </p>
      <OrderSheet order={order} quote={quote} />
      <h3 className="mt-6 mb-2 font-semibold">{t('items')}</h3>
      <ul className="border-t border-hairline">
        {order.orderItems.map((line) => (
          <DetailsLine key={line.id} order={order} line={line} />
        ))}
      </ul>
    </>
  )
}

function DetailsLine({ order, line }: { order: Order; line: OrderLine }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const href = localePath(locale, productPath({ id: line.productId, productType: line.productType }))
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 border-b border-hairline py-3">
      <ProductPicture
        url={line.url}
        alt=""
        sizes="4.5rem"
        place="thumbnail"
        className="aspect-4/3 w-full rounded-sm bg-face"
      />
      <div className="min-w-0">
        <Link href={href} className="prose-link touch-link font-medium">
          <LineTitle order={order} line={line} />
        </Link>
        <p className="text-sm text-soft tabular-nums">
          {t('quantityPrice', {
            quantity: line.quantity,
            price: formatPrice(line.priceGrosze, locale),
          })}
        </p>
      </div>
    </li>
  )
}
