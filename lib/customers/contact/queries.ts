import 'server-only'
import { db } from '@/lib/platform/database/db'
import { messagesFrom } from './rules'

/** A message as it was stored; null for one that has been deleted. */
export const readMessage = (id: number) =>
  db().contactMessage.findUnique({
    where: { id },
    select: {
      fromName: true,
      fromEmail: true,
      phone: true,
      message: true,
      product: { select: { id: true, productType: true, title: true } },
    },
  })

export async function messagesOf(sender: Parameters<typeof messagesFrom>[0]) {
  const rows = await db().contactMessage.findMany({
    where: messagesFrom(sender),
    select: {
      fromName: true,
      fromEmail: true,
      phone: true,
      message: true,
      createdAt: true,
      product: { select: { title: true } },
    },
    orderBy: { id: 'desc' },
  })
  return rows.map(({ product, ...row }) => ({ ...row, product: product?.title ?? null }))
}
