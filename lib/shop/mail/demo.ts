import 'server-only'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { env } from '@/lib/platform/runtime/env'
import { escapeMarkup } from '@/lib/platform/values/markup'
import type { MailWriters } from './outbox.service'

/** Most of a page of the outbox is a mail: it may look like itself and do nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'"

/** @throws ShopError not_found outside of the demo: mails are private */
function assertDemo(): void {
  if (env().SHOP_MODE !== 'demo') throw new ShopError('not_found')
}

const html = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })

const outboxRows = () =>
  query().selectFrom('outbox').select(['id', 'topic', 'payload', 'sentAt', 'createdAt'])

const writeRow = async (row: { topic: string; payload: unknown }, writers: MailWriters) =>
  (await writers[row.topic]?.(row.payload as never)) ?? null

/** The mails of the demo, newest first, as a page for people. */
export async function outboxPage(writers: MailWriters): Promise<Response> {
  assertDemo()
  const rows = await outboxRows().orderBy('id', 'desc').limit(100).execute()
  const items = await Promise.all(
    rows.map(async (row) => {
      const mail = await writeRow(row, writers)
      if (!mail) return ''
      const state = row.sentAt ? `delivered ${row.sentAt.toISOString()}` : 'waiting'
      return `<tr><td>${row.createdAt.toISOString()}</td><td>${escapeMarkup(String(mail.to))}</td>
<td><a href="/api/demo/outbox/${row.id}">${escapeMarkup(mail.subject)}</a></td>
<td><a href="/api/demo/outbox/${row.id}?as=text">text</a></td><td>${state}</td></tr>`
    }),
  )
  return html(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox of the demo</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#15171a;background:#f5f3ee}
table{border-collapse:collapse}td,th{padding:.4rem 1rem .4rem 0;text-align:left;border-bottom:1px solid #d8d4c9}</style>
<h1>Outbox of the demo</h1><p>Nothing leaves this machine: a hosted shop sends these mails through Resend.</p>
<table><thead><tr><th>written</th><th>to</th><th>subject</th><th></th><th>state</th></tr></thead>
<tbody>${items.join('\n')}</tbody></table>`)
}

/** One mail of the demo, as its reader sees it or as plain text. @throws ShopError not_found */
export async function outboxMail(id: number, as: 'html' | 'text', writers: MailWriters): Promise<Response> {
  assertDemo()
  const row = await outboxRows().where('id', '=', id).executeTakeFirst()
  const mail = row && (await writeRow(row, writers))
  if (!mail) throw new ShopError('not_found')
  if (as === 'html') return html(mail.html)
  const files = (mail.attachments ?? []).map(({ filename }) => `Attached: ${filename}\n`).join('')
  return new Response(`To: ${mail.to}\nSubject: ${mail.subject}\n${files}\n${mail.text}`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
