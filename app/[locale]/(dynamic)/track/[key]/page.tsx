import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { arrivalNote } from '@/components/sales/order-text'
import { ParcelLinks, StatusBadge } from '@/components/sales/orders/OrderParts'
import { TrackForm } from '@/components/sales/orders/TrackForm'
import {
  OwnOrder,
  OwnPaymentSection,
  type PaymentReturn,
} from '@/components/sales/payments/OwnPaymentSection'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { fieldErrors } from '@/lib/platform/http/fields'
import { formatDate } from '@/lib/sales/orders/dates'
import { OrderLookup } from '@/lib/sales/orders/parcels/lookup'
import {
  BACK_KEY,
  keyOfPage,
  LIMITED_KEY,
  lookupCookie,
  payingCookie,
  type TrackedOrder,
  trackedOrder,
} from '@/lib/sales/orders/parcels/tracking'
import { shownStatus } from '@/lib/sales/orders/rules'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = {
  params: Promise<{ key: string }>
  searchParams: Promise<PaymentReturn & { order?: string | string[] }>
}

export const generateMetadata = () => unlistedMetadata('track.title')

/** The answer to the form of /track. */
export default async function TrackedOrderPage({ params, searchParams }: Props) {
  await connection()
  const { key: given } = await params
  const returned = await searchParams
  const key = keyOfPage(given, payingCookie.read(await cookies()), returned.order)
  const order = await trackedOrder(key)
  const t = await getTranslations('track')
  if (order)
    return (
      <PageContainer>
        <PageHead title={t('order', { id: order.id })} />
        <OrderState order={order} />
        {order.own ? (
          <>
            <OwnPaymentSection order={order.own} orderKey={key} returned={returned} />
            <OwnOrder id={order.id} orderKey={key} invoices={order.own.invoices} />
          </>
        ) : null}
        <div className="mt-8">
          <ShopButton look="quiet" path="/track">
            {t('another')}
          </ShopButton>
        </div>
      </PageContainer>
    )
  const isBack = key === BACK_KEY
  const typed = isBack ? null : lookupCookie.read(await cookies())
  const refusal = typed && OrderLookup.safeParse(typed).error
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="mb-6 max-w-prose">
        {isBack ? null : key === LIMITED_KEY ? (
          <Notice kind="error" title={t('limited')} />
        ) : refusal ? (
          <Notice kind="error" title={t('incomplete')} />
        ) : (
          <Notice kind="error" title={t('unknown')}>
            {t('unknownText')}
          </Notice>
        )}
      </div>
      <TrackForm {...(typed ? { typed } : {})} problems={refusal ? fieldErrors(refusal) : []} />
    </PageContainer>
  )
}

async function OrderState({ order }: { order: TrackedOrder }) {
  const t = await getTranslations('track')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const { delivery } = order
  const status = shownStatus({ ...order, ...delivery })
  return (
    <Facts
      className="grid gap-x-8 gap-y-4 sm:grid-cols-2"
      facts={[
        [
          tOrders('status'),
          <>
            <StatusBadge status={status} />
            <span className="block text-sm">{tOrders(`meanings.${status}`)}</span>
            <span className="block text-sm text-soft">
              {t('since', { date: formatDate(order.statusSince, locale) })}
            </span>
          </>,
        ],
        [t('ordered'), formatDate(order.orderDate, locale)],
        ...(delivery.isUnderway
          ? [[tOrders('arrival'), arrivalNote(tOrders, delivery, delivery.from, locale)] as const]
          : []),
        [
          tOrders('parcels'),
          order.parcels.length > 0 ? <ParcelLinks key="parcels" parcels={order.parcels} /> : t('noParcels'),
        ],
      ]}
    />
  )
}
