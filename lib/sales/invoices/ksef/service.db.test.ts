import { constants, verify } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { mainPool } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { log } from '@/lib/platform/runtime/log'
import { aCorrectionOf } from '@/lib/sales/invoices/db-testing'
import { invoicePdfFile, invoiceXmlFile, ksefReceiptFile } from '@/lib/sales/invoices/files'
import { correctInvoice } from '@/lib/sales/invoices/issuing/correct'
import { pdfText } from '@/lib/sales/invoices/pdf/testing'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { SaveKsef } from '@/lib/sales/invoices/schema'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { makeCertificate } from '@/local/ksef/certificate'
import { keepXml } from '@/local/ksef/keep-xml'
import { standIns } from '@/local/test-database/stand-ins'
import { ksefDeadline, ksefSending, withCheckDigits } from './rules'
import { actOnKsef, noteKsefNumber } from './service'
import { ksefToken, offlineCertificate, readKsefSettings } from './settings'
import { aCompanysInvoice, ksefDocument, sendNow, setKsef, testToken } from './testing'

const { ksef, resend } = standIns()
beforeEach(async () => {
  resend.sent.length = 0
  ksef.faults.length = 0
  await query().updateTable('ksefDocument').set({ checkAt: null }).execute()
})
const mailsOf = (number: string) => resend.sent.filter(({ mail }) => String(mail.subject).includes(number))
const seller = makeCertificate({ subject: 'Trakt 4x4' })
let lastNumber = 0
const aNumber = () => withCheckDigits(`1111111111-20261127-${String(++lastNumber).padStart(12, '0')}`)

test('by hand the owner takes the XML, notes the number, and the buyer gets the invoice with it', async () => {
  await setKsef({ mode: 'manual' })
  const { order, user, invoice } = await aCompanysInvoice()
  expect(await sendNow()).toBe(0)
  await expect(invoicePdfFile(invoice.id, user)).rejects.toMatchObject({ code: 'not_found' })
  const xml = keepXml(await (await invoiceXmlFile(invoice.id, anAdministrator)).text())
  expect(await ksefDocument(invoice.id)).toMatchObject({ xml, state: 'prepared' })
  const ksefNumber = aNumber()
  await noteKsefNumber(invoice.id, ksefNumber, anAdministrator)
  await noteKsefNumber(invoice.id, ksefNumber, anAdministrator)
  expect((await invoicesOfOrder(order.id))[0]).toMatchObject({ ksefNumber, ksef: { state: 'accepted' } })
  await sendMails()
  expect(mailsOf(invoice.number)).toHaveLength(1)
  const pdf = Buffer.from(await (await invoicePdfFile(invoice.id, user)).arrayBuffer())
  expect(pdfText(pdf)).toContain(ksefNumber)
  await noteKsefNumber(invoice.id, '', anAdministrator)
  expect(await ksefDocument(invoice.id)).toMatchObject({ state: 'prepared', ksefNumber: null, xml })
})

test('a number of another seller is none of the invoice, and one that a correction names is not taken back', async () => {
  await setKsef({ mode: 'manual' })
  const { order, invoice } = await aCompanysInvoice()
  const ofAnother = withCheckDigits('5260250995-20261127-000000000001')
  await expect(noteKsefNumber(invoice.id, ofAnother, anAdministrator)).rejects.toMatchObject({
    code: 'invoice.ksef_number',
  })
  const correction = aCorrectionOf(order, 1)
  const id = await transaction((tx) => correctInvoice(tx, correction))
  await expect(invoiceXmlFile(id ?? 0, anAdministrator)).rejects.toMatchObject({
    code: 'invoice.ksef_correction_waits',
  })
  await noteKsefNumber(invoice.id, aNumber(), anAdministrator)
  keepXml(await (await invoiceXmlFile(id ?? 0, anAdministrator)).text())
  await expect(noteKsefNumber(invoice.id, '', anAdministrator)).rejects.toMatchObject({
    code: 'invoice.ksef_number_named',
  })
})

test('the number of an invoice that the shop has sent is not typed over', async () => {
  await setKsef()
  const { invoice } = await aCompanysInvoice()
  // on a busy machine the first round may come to nothing
  for (let round = 0; round < 5; round++) {
    await sendNow()
    if ((await ksefDocument(invoice.id)).state !== 'prepared') break
  }
  await expect(noteKsefNumber(invoice.id, aNumber(), anAdministrator)).rejects.toMatchObject({
    code: 'invoice.ksef_sent',
  })
  await expect(ksefReceiptFile(invoice.id, anAdministrator)).rejects.toMatchObject({ code: 'not_found' })
  for (let round = 0; round < 2; round++) await sendNow()
  const receipt = await ksefReceiptFile(invoice.id, anAdministrator)
  expect(receipt.headers.get('content-disposition')).toContain('UPO-FV-')
  await expect(noteKsefNumber(invoice.id, '', anAdministrator)).rejects.toMatchObject({
    code: 'invoice.ksef_sent',
  })
})

test('an offline invoice reaches the buyer at once, with a signed code II, and KSeF as an offline one', async () => {
  await setKsef({ certificate: seller.certificate, certificateKey: seller.key })
  const { invoice, user } = await aCompanysInvoice()
  await actOnKsef(invoice.id, { action: 'offline' }, anAdministrator)
  const { certificateLink = '', hash } = await ksefDocument(invoice.id)
  const [, link = '', signature = ''] = /^https:\/\/(.+)\/([^/]+)$/.exec(certificateLink ?? '') ?? []
  const urlHash = Buffer.from(hash ?? '', 'base64').toString('base64url')
  expect(link).toBe(
    `qr-test.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/${seller.serialNumber}/${urlHash}`,
  )
  const key = { key: seller.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
  expect(verify('sha256', Buffer.from(link), key, Buffer.from(signature, 'base64url'))).toBe(true)
  await sendMails()
  expect(mailsOf(invoice.number)).toHaveLength(1)
  const pdf = Buffer.from(await (await invoicePdfFile(invoice.id, user)).arrayBuffer())
  expect(pdfText(pdf)).toContain('OFFLINE')
  for (let round = 0; round < 3; round++) await sendNow()
  await sendMails()
  expect(mailsOf(invoice.number)).toHaveLength(1)
  expect(ksef.documents.accepted().find(({ number }) => number === invoice.number)?.isOffline).toBe(true)
})

test.each<[string, Partial<SaveKsef>, string]>([
  ['the API without a token', { token: '', isForgotten: true }, 'invoice.ksef_token'],
  [
    'a key that is another one’s',
    { certificate: seller.certificate, certificateKey: makeCertificate({ subject: 'X' }).key },
    'invoice.ksef_certificate',
  ],
  ['a certificate without its key', { certificate: seller.certificate }, 'invoice.ksef_certificate'],
])('%s is refused', async (_, more, code) => {
  await expect(setKsef(more)).rejects.toMatchObject({ code })
})

test('whether the seller is a small one has to be said', () => {
  const parsed = SaveKsef.safeParse({ mode: 'off', isSmall: null })
  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['isSmall', 'required'],
  ])
})

test('token and key stand in no table, answer or line of the log, and cannot be read with another secret', async () => {
  const written = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error'), vi.spyOn(log, 'info')]
  const answer = await setKsef({ certificate: seller.certificate, certificateKey: seller.key })
  ksef.faults.push({ on: 'redeem', kind: 'error' }, { on: 'open', kind: 'forbidden' })
  await aCompanysInvoice()
  for (let round = 0; round < 5; round++) await sendNow()
  const { rows: tables } = await mainPool().query(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const secrets = [
    testToken,
    seller.key.split('\n')[3] ?? 'none',
    seller.key.slice(60, 120).replaceAll('\n', '\\n'),
  ]
  for (const { table_name } of tables) {
    const { rows } = await mainPool().query(`SELECT t::text AS line FROM "${table_name}" t`)
    for (const { line } of rows) for (const secret of secrets) expect(line).not.toContain(secret)
  }
  const said = JSON.stringify([answer, await readKsefSettings(), ...written.map(({ mock }) => mock.calls)])
  for (const secret of secrets) expect(said).not.toContain(secret)
  expect(written[0]?.mock.calls.length).toBeGreaterThan(0)
  expect(await ksefToken()).toBe(testToken)
  expect(await offlineCertificate()).toEqual({
    certificate: seller.certificate,
    key: seller.key,
  })
  await query()
    .updateTable('ksefSettings')
    .set(({ ref }) => ({ tokenSealed: ref('certificateKeySealed') }))
    .execute()
  expect(await ksefToken()).toBeNull()
  expect(ksefSending(await readKsefSettings(), '2026-11-27')).toBe('noToken')
  await expect(setKsef({ token: '' })).rejects.toMatchObject({ code: 'invoice.ksef_token' })
  await setKsef({ mode: 'off', isForgotten: true, token: '' })
  expect(await readKsefSettings()).toMatchObject({ hasToken: false, certificate: null })
  for (const spy of written) spy.mockRestore()
})

test.each([
  ['2026-11-27', null, '2026-11-30'],
  ['2026-12-23', null, '2026-12-28'],
  ['2025-07-08', '2025-07-12', '2025-07-22'],
  ['2026-11-27', '2026-11-20', '2026-11-30'],
])('an invoice of %s, with a failure until %s, has time until %s', (issued, failure, deadline) => {
  expect(ksefDeadline(issued, failure)).toBe(deadline)
})

test.each<[string, Parameters<typeof ksefSending>[0], string, string]>([
  ['is not chosen at first', { mode: 'off', isSmall: null, hasToken: false }, '2026-11-27', 'unchosen'],
  [
    'is missing where it is obligatory',
    { mode: 'off', isSmall: false, hasToken: false },
    '2026-11-27',
    'off',
  ],
  ['can wait for a small seller', { mode: 'off', isSmall: true, hasToken: false }, '2026-12-31', 'notYet'],
  ['cannot wait any more', { mode: 'off', isSmall: true, hasToken: false }, '2027-01-01', 'off'],
  ['is done by hand', { mode: 'manual', isSmall: true, hasToken: false }, '2026-11-27', 'manual'],
])('sending to KSeF %s', (_, settings, today, sending) => {
  expect(ksefSending(settings, today)).toBe(sending)
})
