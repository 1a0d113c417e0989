import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { aCorrectionOf, anOrder, company } from '@/lib/sales/invoices/db-testing'
import { correctInvoice } from '@/lib/sales/invoices/issuing/correct'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { faultsOfKsef } from '@/local/api-description'
import { type KsefFault, ksefOperations } from '@/local/ksef/server'
import { standIns } from '@/local/test-database/stand-ins'
import { ksefPatience } from './api'
import { isKsefNumber } from './rules'
import { actOnKsef } from './service'
import { aCompanysInvoice, ksefDocument, sendNow, setKsef } from './testing'

const { ksef, resend } = standIns()

beforeEach(async () => {
  ksef.faults.length = 0
  resend.sent.length = 0
  await query().updateTable('ksefDocument').set({ checkAt: null }).execute()
  await setKsef()
})
afterEach(() => {
  ksefPatience.ms = 10_000
})

const mailsOf = (number: string) => resend.sent.filter(({ mail }) => String(mail.subject).includes(number))
const inKsef = (number: string) => ksef.documents.accepted().filter((each) => each.number === number)

describe('an invoice to a company', () => {
  test('is sent, gets its number and receipt, and reaches the buyer only then', async () => {
    const { order, user, invoice } = await aCompanysInvoice()
    await sendMails()
    expect(mailsOf(invoice.number)).toEqual([])
    const shown = async () => (await ordersOfUser(user.uid))[0]?.invoices
    expect(await shown()).toEqual([])
    await sendNow()
    expect(await ksefDocument(invoice.id)).toMatchObject({ state: 'sent', ksefNumber: null, problem: null })
    await sendNow()
    const accepted = await ksefDocument(invoice.id)
    expect(accepted).toMatchObject({ state: 'accepted', problem: null })
    expect(isKsefNumber(accepted.ksefNumber ?? '')).toBe(true)
    expect(inKsef(invoice.number)).toMatchObject([{ xml: accepted.xml, hash: accepted.hash }])
    await sendNow()
    expect((await ksefDocument(invoice.id)).upo).toContain(accepted.ksefNumber)
    expect(await shown()).toMatchObject([{ number: invoice.number }])
    await sendMails()
    expect(mailsOf(invoice.number)).toHaveLength(1)
    expect(await sendNow()).toBe(0)
    expect((await invoicesOfOrder(order.id))[0]?.ksef).toMatchObject({ hasReceipt: true })
  })

  test('of a private person does not go to KSeF', async () => {
    const { order } = await anOrder()
    const { ksef: way } = await issueInvoice(order.id, anAdministrator)
    expect(way).toBeNull()
    await sendMails()
    expect(resend.sent.some(({ mail }) => String(mail.subject).includes('FV'))).toBe(true)
  })

  test('that KSeF does not want says why in its words, and goes again when it is told to', async () => {
    const { invoice } = await aCompanysInvoice()
    ksef.faults.push({ on: 'send', kind: 'refused' })
    await sendNow()
    await sendNow()
    expect(await ksefDocument(invoice.id)).toMatchObject({
      state: 'refused',
      problem: 'Błąd weryfikacji semantyki dokumentu faktury Pole P_12 ma niedozwoloną wartość.',
      checkAt: null,
    })
    await actOnKsef(invoice.id, { action: 'resend' }, anAdministrator)
    for (let round = 0; round < 3; round++) await sendNow()
    expect(await ksefDocument(invoice.id)).toMatchObject({ state: 'accepted' })
    await expect(actOnKsef(invoice.id, { action: 'resend' }, anAdministrator)).rejects.toMatchObject({
      code: 'invoice.ksef_not_refused',
    })
  })
})

const faults: [KsefFault, string][] = [
  ...(
    ['keys', 'challenge', 'token', 'auth', 'redeem', 'open', 'send', 'read', 'receipt', 'close'] as const
  ).flatMap((on) =>
    (['lost', 'reset', 'error', 'garbage', 'limited', 'silent'] as const).map((kind): [KsefFault, string] => [
      { on, kind },
      `${kind} ${on}`,
    ]),
  ),
  [{ on: 'read', kind: 'pending', times: 2 }, 'a check that takes long'],
  [{ on: 'send', kind: 'failed' }, 'a document that KSeF gave up'],
]

/** The daily run tries the calls that matter most. */
const isLong = process.env.TEST_LONG === '1'
const daily = /(lost|silent|error) (send|read|receipt)|^reset open|^a /

test.each(isLong ? faults : faults.filter(([, name]) => daily.test(name)))(
  '%j leaves one document with its number, its receipt and one mail',
  async (fault) => {
    ksefPatience.ms = fault.kind === 'silent' ? 150 : 10_000
    const { invoice } = await aCompanysInvoice()
    ksef.faults.push(fault)
    for (let round = 0; round < 7; round++) await sendNow()
    const document = await ksefDocument(invoice.id)
    expect(document).toMatchObject({ state: 'accepted', problem: null, checkAt: null })
    expect(inKsef(invoice.number)).toMatchObject([{ ksefNumber: document.ksefNumber }])
    expect(document.upo).toContain(document.ksefNumber)
    await sendMails()
    expect(mailsOf(invoice.number)).toHaveLength(1)
  },
)

test('a request that reaches KSeF after the shop has given up is found by its duplicate', async () => {
  const { invoice } = await aCompanysInvoice()
  ksefPatience.ms = 150
  ksef.faults.push({ on: 'send', kind: 'slow', ms: 800 })
  await sendNow()
  expect(await ksefDocument(invoice.id)).toMatchObject({ state: 'sending', problem: 'KSeF nie odpowiada' })
  ksefPatience.ms = 10_000
  await sendNow()
  await new Promise((resolve) => setTimeout(resolve, 900))
  for (let round = 0; round < 5; round++) await sendNow()
  const { ksefNumber, state } = await ksefDocument(invoice.id)
  expect(state).toBe('accepted')
  expect(inKsef(invoice.number)).toMatchObject([{ ksefNumber }])
})

test('after 429 KSeF is left alone for as long as it says, by every document', async () => {
  const one = await aCompanysInvoice()
  const other = await aCompanysInvoice()
  ksef.faults.push({ on: 'open', kind: 'limited' })
  await sendNow()
  for (const { invoice } of [one, other]) {
    const { checkAt, state } = await ksefDocument(invoice.id)
    expect(state).toBe('prepared')
    expect(Number(checkAt) - Date.now()).toBeGreaterThan(20_000)
    expect(Number(checkAt) - Date.now()).toBeLessThan(40_000)
  }
})

test('a wrong token is said in the words of KSeF, and nothing is sent', async () => {
  await setKsef({ token: 'another' })
  const { invoice } = await aCompanysInvoice()
  await sendNow()
  expect(await ksefDocument(invoice.id)).toMatchObject({
    state: 'prepared',
    problem: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu',
  })
})

test('a correction waits for the number of its invoice, and names it', async () => {
  const { order } = await anOrder(company)
  const invoice = await issueInvoice(order.id, anAdministrator)
  const id = await transaction((tx) => correctInvoice(tx, aCorrectionOf(order, 1)))
  await query()
    .updateTable('ksefDocument')
    .set({ checkAt: null })
    .where('invoiceId', '=', invoice.id)
    .execute()
  await sendNow()
  expect(await ksefDocument(id ?? 0)).toMatchObject({ state: 'prepared', xml: null })
  await query()
    .updateTable('ksefDocument')
    .set({ checkAt: new Date() })
    .where('invoiceId', '=', invoice.id)
    .execute()
  for (let round = 0; round < 5; round++) await sendNow()
  const { ksefNumber } = await ksefDocument(invoice.id)
  const correction = await ksefDocument(id ?? 0)
  expect(correction.state).toBe('accepted')
  expect(correction.xml).toContain(`<NrKSeFFaKorygowanej>${ksefNumber}</NrKSeFFaKorygowanej>`)
})

test('everything that was sent and answered is what KSeF’s API description says', () => {
  expect(new Set(ksef.exchanges.map(({ operation }) => operation))).toEqual(
    new Set(Object.keys(ksefOperations)),
  )
  for (const exchange of ksef.exchanges)
    expect(faultsOfKsef(exchange), `${exchange.operation} ${exchange.status}`).toEqual([])
})
