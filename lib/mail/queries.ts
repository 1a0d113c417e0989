import 'server-only'
import { sql } from 'kysely'
import { db } from '@/lib/core/database/db'
import { query } from '@/lib/core/database/query'
import { ShopError } from '@/lib/core/errors'

/** A mail that the shop gave up on, as the administrator sees it. */
export type FailedMail = {
  id: number
  topic: string
  /** What it is about: 'order.placed:K7M2Q-X9D4T'. */
  eventKey: string
  /** Null for a mail that is about no order. */
  orderId: string | null
  createdAt: string
  deadAt: string
  attempts: number
  reason: string
}

/** Mails that will not be tried again by themselves, newest first. */
export async function failedMails(): Promise<FailedMail[]> {
  const rows = await db().outbox.findMany({
    where: { deadAt: { not: null } },
    orderBy: { deadAt: 'desc' },
    take: 200,
  })
  return rows.map((row) => ({
    id: Number(row.id),
    topic: row.topic,
    eventKey: row.eventKey,
    orderId: orderIdOf(row.payload),
    createdAt: row.createdAt.toISOString(),
    deadAt: (row.deadAt ?? row.createdAt).toISOString(),
    attempts: row.attempts,
    reason: row.lastError ?? '',
  }))
}

/** A mail about an order, with what became of it. */
export type OrderMail = { id: number; topic: string; sentAt: string | null; deadAt: string | null }

/** The mails about an order that the outbox still keeps, oldest first. */
export async function mailsOfOrder(orderId: string): Promise<OrderMail[]> {
  const rows = await query()
    .selectFrom('outbox')
    .select(['id', 'topic', 'sentAt', 'deadAt'])
    .where(({ ref }) => sql<boolean>`${ref('payload')} ->> 'orderId' = ${orderId}`)
    .orderBy('id')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt?.toISOString() ?? null,
    deadAt: row.deadAt?.toISOString() ?? null,
  }))
}

const orderIdOf = (payload: unknown): string | null => {
  const { orderId } = (payload ?? {}) as { orderId?: unknown }
  return typeof orderId === 'string' ? orderId : null
}

export type OutboxRow = { id: number; topic: string; payload: unknown; sentAt: Date | null; createdAt: Date }

/** The latest rows of the outbox, for the demo's page. */
export async function latestOutbox(): Promise<OutboxRow[]> {
  const rows = await db().outbox.findMany({ orderBy: { id: 'desc' }, take: 100 })
  return rows.map(({ id, topic, payload, sentAt, createdAt }) => ({
    id: Number(id),
    topic,
    payload,
    sentAt,
    createdAt,
  }))
}

/** @throws ShopError not_found */
export async function outboxRow(id: number): Promise<OutboxRow> {
  const row = await db().outbox.findUnique({ where: { id } })
  if (!row) throw new ShopError('not_found')
  return { id, topic: row.topic, payload: row.payload, sentAt: row.sentAt, createdAt: row.createdAt }
}
