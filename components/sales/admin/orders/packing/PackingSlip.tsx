import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PostalAddress } from '@/components/sales/orders/OrderParts'
import { Price } from '@/components/ui/Price'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { shop } from '@/lib/platform/shop-details'
import type { Goods } from '@/lib/sales/order-desk/goods'
import { formatDate } from '@/lib/sales/orders/dates'
import type { PackingMoney, PackingOrder } from '@/lib/sales/orders/packing'
import { carrierOf } from '@/lib/sales/orders/parcels/rules'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = {
  order: PackingOrder
  goods: Map<number, Goods>
  /** The amount that the courier collects; null for a role that sees no prices. */
  collectGrosze: number | null
}

/** The slip for the parcel. Its only price is the amount to collect: the recipient may not be the buyer. */
export async function PackingSlip({ order, goods, collectGrosze }: Props) {
  const t = await getTranslations('admin.packing')
  const tAll = await getTranslations()
  const locale = await pageLocale()
  const pieces = order.items.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <article className="mx-auto w-full max-w-3xl border border-hairline bg-face p-4 text-type sm:p-6 md:p-10 print:max-w-none print:border-0 print:p-0 print:not-last:break-after-page">
      <header className="@container border-b-2 border-type pb-5">
        <p className="text-sm text-soft">{t('title')}</p>
        {/* the font size follows the slip's width: a number of wide letters must fit */}
        <h1 className="font-display text-[7.5cqi] leading-tight font-bold tracking-tight whitespace-nowrap">
          {order.id}
        </h1>
        <p className="mt-2">{t('placed', { date: formatDate(order.orderDate, locale) })}</p>
      </header>
      <div className="grid gap-6 py-6 sm:grid-cols-[3fr_2fr_2fr] print:grid-cols-[3fr_2fr_2fr]">
        <SlipPart title={t('to')}>
          <p className="text-lg font-semibold">{order.recipientName ?? order.name}</p>
          {order.contactPerson && !order.recipientName ? (
            <p className="text-lg">{order.contactPerson}</p>
          ) : null}
          <p className="text-lg">
            <PostalAddress {...order} isCountryApart />
          </p>
          <p className="mt-1">{order.recipientPhone ?? order.phone}</p>
          {order.remark ? <p className="mt-1">{order.remark}</p> : null}
        </SlipPart>
        <SlipPart title={t('how')}>
          <p>{tAll(`admin.deliveries.${order.typeOfDelivery}`)}</p>
          {order.deliveryName === null ? null : <p>{order.deliveryName}</p>}
          {order.wishedDay ? <p>{t('wishedDay', { date: formatDate(order.wishedDay, locale) })}</p> : null}
          <Money money={order.money} collectGrosze={collectGrosze} />
          {order.parcels.map((parcel) => (
            <p key={parcel.id} className="mt-2">
              {carrierOf(parcel)}
              <br />
              {parcel.number}
            </p>
          ))}
        </SlipPart>
        <SlipPart title={t('from')}>
          <p>
            {shop.company.name}
            <br />
            {shop.company.street}
            <br />
            {shop.company.postCode} {shop.company.city}
            <br />
            <span className="whitespace-nowrap">{shop.phone}</span>
          </p>
        </SlipPart>
      </div>
      <table className="w-full">
        <caption className="sr-only">{t('goods')}</caption>
        <thead>
          <tr className="border-b-2 border-type text-left text-sm">
            <th scope="col" className="py-2 pr-2 font-semibold sm:pr-4 print:pr-4">
              {t('pieces')}
            </th>
            <th scope="col" className="w-full py-2 pr-2 font-semibold sm:pr-4 print:pr-4">
              {t('goods')}
            </th>
            <th
              scope="col"
              className="py-2 pr-2 text-right font-semibold sm:pr-4 sm:whitespace-nowrap print:pr-4 print:whitespace-nowrap"
            >
              {t('number')}
            </th>
            <th scope="col" className="py-2 font-semibold whitespace-nowrap">
              <span className="max-sm:not-print:sr-only">{t('packed')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((line) => (
            <tr key={line.id} className="break-inside-avoid border-b border-hairline align-middle">
              <td className="py-3 pr-2 font-display text-lg font-bold tabular-nums">{line.quantity}</td>
              <th
                scope="row"
                className="min-w-30 py-3 pr-2 text-left text-sm font-normal wrap-anywhere sm:pr-4 sm:text-lg print:pr-4 print:text-lg"
              >
                {typeset(line.title, defaultLocale)}
              </th>
              <td className="py-3 pr-2 text-right text-sm tabular-nums wrap-anywhere sm:pr-4 sm:text-base print:pr-4">
                {numbersOf(line.productId, goods).map((number) => (
                  <span key={number} className="block">
                    {number}
                  </span>
                ))}
              </td>
              <td className="py-3">
                <span aria-hidden="true" className="mx-auto block size-6 border-2 border-type" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-lg font-semibold">{t('sum', { count: pieces })}</p>
      <p className="mt-14 grid gap-10 text-sm sm:grid-cols-2 print:grid-cols-2">
        <span className="border-t border-type pt-1">{t('packedBy')}</span>
        <span className="border-t border-type pt-1">{t('receivedBy')}</span>
      </p>
    </article>
  )
}

/** The warehouse finds a product by SKU and EAN, or without both by the shop's own id. */
function numbersOf(id: number, goods: Map<number, Goods>): string[] {
  const { sku, ean } = goods.get(id) ?? { sku: null, ean: null }
  const numbers = [sku, ean].filter((number) => number !== null)
  return numbers.length > 0 ? numbers : [`#${id}`]
}

async function Money({ money, collectGrosze }: { money: PackingMoney; collectGrosze: number | null }) {
  const t = await getTranslations('admin.packing')
  const locale = await pageLocale()
  if (money !== 'collect') return <p className="mt-2 font-semibold">{t(money)}</p>
  if (collectGrosze === null) return <p className="mt-2 font-semibold">{t('collectByLabel')}</p>
  return (
    <p className="mt-2">
      {t('collect')}
      <span className="block text-lg font-bold">
        <Price grosze={collectGrosze} locale={locale} />
      </span>
    </p>
  )
}

function SlipPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 wrap-anywhere">
      <h2 className="text-sm text-soft">{title}</h2>
      {children}
    </section>
  )
}
