import 'server-only'
import { db } from '@/lib/core/database/db'
import { senderOf } from './rules'

/** A message as it was stored; null for one that has been deleted. */
export const readMessage = (id: number) =>
  db().contactMessage.findUnique({
    where: { id },
    select: { fromName: true, fromEmail: true, phone: true, message: true },
  })

/**
 * What somebody wrote to the shop, newest first: signed in, or from an address that is known to be theirs (null when
 * it is not).
 */
export const messagesOf = ({ uid, email }: { uid: string; email: string | null }) =>
  db().contactMessage.findMany({
    where: {
      OR: [
        { sender: senderOf(uid) },
        ...(email ? [{ fromEmail: { equals: email, mode: 'insensitive' as const } }] : []),
      ],
    },
    select: { fromName: true, fromEmail: true, phone: true, message: true, createdAt: true },
    orderBy: { id: 'desc' },
  })
