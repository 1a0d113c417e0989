import 'server-only'
import { db } from '@/lib/core/db'

/** A message as it was stored; null for one that has been deleted. */
export const storedMessage = (id: number) =>
  db().contactMessage.findUnique({
    where: { id },
    select: { fromName: true, fromEmail: true, phone: true, message: true },
  })
