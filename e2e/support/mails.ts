import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { rows, rowsOf, thisShop } from './database'

/** The mail about an event, in the outbox of a shop. */
export const findMail = async (event: string, shop = thisShop) =>
  (await rowsOf(shop, 'SELECT * FROM outbox WHERE event_key = $1', event))[0]

/** A mail's text, as the demo's outbox shows it. */
export async function readMail(id: string, { origin } = thisShop): Promise<string> {
  const read = () => fetch(`${origin}/api/demo/outbox/${id}?as=text`)
  await expect.poll(async () => (await read()).status).toBe(200)
  return (await read()).text()
}

export const readMailAbout = async (event: string, shop = thisShop) =>
  readMail((await findMail(event, shop))?.id, shop)

/** The text of a mail that has gone out. Mails to owners go first, and other journeys make many owners. */
export async function readSentMail(event: string): Promise<string> {
  await expect.poll(async () => (await findMail(event))?.sent_at ?? null, { timeout: 90_000 }).not.toBeNull()
  return readMailAbout(event)
}

/**
 * Makes a mail look as if the mail provider had refused it for good. Its lane has no limit, since floods of other journeys
 * use up how many mails to unconfirmed addresses may leave.
 */
export const refuseMail = (event: string, reason: string) =>
  expect(async () => {
    await rows(
      `UPDATE outbox SET lane = 1, taken_at = coalesce(taken_at, now()), sent_at = NULL, dead_at = now(), attempts = 1,
         last_error = $2 WHERE event_key = $1`,
      event,
      reason,
    )
    // a server that has it would note now that it was sent
    await sleep(1_000)
    expect((await findMail(event))?.sent_at).toBeNull()
  }).toPass({ timeout: 20_000 })

export async function readInvitation(email: string): Promise<string> {
  const [mail] = await rows(
    `SELECT o.id FROM outbox o JOIN staff_invitation i ON o.event_key = 'staff.invited:' || i.id
     WHERE i.email = $1 AND i.withdrawn_at IS NULL`,
    email,
  )
  return readMail(mail?.id)
}

export async function readInvoiceMail(orderId: string): Promise<string> {
  const [mail] = await rows(
    "SELECT id FROM outbox WHERE topic = 'invoice.issued' AND payload ->> 'orderId' = $1",
    orderId,
  )
  return readMail(mail?.id)
}

/** The messages from the contact form that name this address. */
export const fetchMessagesFrom = (email: string) =>
  rows('SELECT id, from_name, phone, message FROM contact_message WHERE from_email = $1', email)
