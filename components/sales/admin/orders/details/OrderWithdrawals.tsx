import { getTranslations } from 'next-intl/server'
import { AdminLink } from '@/components/admin/AdminLink'
import { DueDate } from '@/components/sales/admin/withdrawals/DueDate'
import { formatMoment } from '@/lib/sales/orders/dates'
import { entryPath } from '@/lib/sales/registers/schema'
import { returnsOfOrder } from '@/lib/sales/returns/queries'
import { openStates } from '@/lib/sales/returns/rules'
import { pageLocale } from '@/lib/shop/texts/locale'

/** A line for each return of an order. */
export async function OrderWithdrawals({ orderId }: { orderId: string }) {
  const returns = await returnsOfOrder(orderId)
  const t = await getTranslations('withdrawalRegister')
  const locale = await pageLocale()
  if (returns.length === 0) return null
  return (
    <ul className="mb-6 grid gap-2 print:hidden">
      {returns.map(({ id, submittedAt, refundDueAt, state }) => (
        <li key={id} className="rounded border border-l-4 border-hairline border-l-rust bg-face p-3">
          <AdminLink path={entryPath('returns', id)} className="font-semibold">
            {t('ofOrder', { id, moment: formatMoment(submittedAt.toISOString(), locale) })}
          </AdminLink>
          {': '}
          {t(`states.${state}`)}. {openStates.includes(state) ? <DueDate refundDueAt={refundDueAt} /> : null}
        </li>
      ))}
    </ul>
  )
}
