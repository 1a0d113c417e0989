import { getTranslations } from 'next-intl/server'
import { Facts } from '@/components/ui/Facts'
import { customerHistory } from '@/lib/sales/orders/admin/customer-history'
import type { Order } from '@/lib/sales/orders/schema'

/** What else the buyer has ordered: whether somebody is known, waits for more, or often sends things back. */
export async function CustomerOrders({ order }: { order: Order }) {
  const t = await getTranslations('admin.customerHistory')
  const history = await customerHistory(order)
  return (
    <Facts
      look="row"
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1"
      facts={(['earlier', 'open', 'canceled', 'returns'] as const).map((name) => [t(name), history[name]])}
    />
  )
}
