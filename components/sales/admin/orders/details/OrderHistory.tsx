import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/lib/sales/orders/dates'
import type { StatusChange } from '@/lib/sales/orders/queries'
import { type DeliveryType, type OrderStatus, shownStatus } from '@/lib/sales/orders/rules'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = { changes: StatusChange[]; buyer: string; typeOfDelivery: DeliveryType }

/** The changes of an order's status, and who made them. */
export async function OrderHistory({ changes, buyer, typeOfDelivery }: Props) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const wordOf = (status: OrderStatus) => tOrders(`statuses.${shownStatus({ status, typeOfDelivery })}`)
  return (
    <ol className="border-l-2 border-hairline">
      {changes.map(({ id, from, to, changedAt, changedBy, changedByName }) => (
        <li key={id} className="pb-3 pl-4 last:pb-0">
          <span className="font-medium">
            {from ? t('historyEntry', { from: wordOf(from), to: wordOf(to) }) : t('placedEntry')}
          </span>
          <span className="block text-sm text-soft">
            {formatMoment(changedAt, locale)},{' '}
            {changedBy === buyer ? (
              t('byBuyer')
            ) : changedByName ? (
              <span title={changedBy}>{changedByName}</span>
            ) : (
              <span className="break-all">
                {t('byAdmin')} ({changedBy})
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
