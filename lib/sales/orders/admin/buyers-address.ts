import 'server-only'
import { db } from '@/lib/platform/database/db'
import { theBuyer } from '@/lib/shop/audit/rules'

/** When the buyer last changed where an order goes; null where only the staff did, or nobody. */
export async function buyersAddressChange(orderId: string): Promise<string | null> {
  const entry = await db().auditEntry.findFirst({
    where: { subjectType: 'order', subjectId: orderId, action: 'order.address', actor: theBuyer.uid },
    orderBy: { id: 'desc' },
    select: { at: true },
  })
  return entry?.at.toISOString() ?? null
}
