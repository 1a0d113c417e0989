import { expect, test } from 'vitest'
import { order, type Row, testTables } from './testing'

const { insert, refusal } = testTables()

test('a safety report has a state that the register knows, a consent a purpose, a version and a language', async () => {
  const report = { product: '17', what_happened: 'x', from_name: 'Anna', from_email: 'anna@example.com' }
  expect(await refusal('safety_report', report)).toBeUndefined()
  expect(await refusal('safety_report', { ...report, state: 'lost' })).toBe('safety_report_state')
  const visitor = '00000000-0000-4000-8000-000000000000'
  const consent = { visitor, purpose: 'analytics', granted: true, version: '2026-11-22', locale: 'pl' }
  expect(await refusal('consent_record', consent)).toBeUndefined()
  expect(await refusal('consent_record', { ...consent, purpose: 'ads' })).toBe('consent_record_purpose')
  expect(await refusal('consent_record', { ...consent, version: '1' })).toBe('consent_record_version')
  expect(await refusal('consent_record', { ...consent, locale: 'de' })).toBe('consent_record_locale')
})

test('a withdrawal has a state with its dates, a person until it is refunded, and is late only from a known order', async () => {
  const withdrawal = {
    key: '00000000-0000-4000-8000-000000000000',
    text: 'x',
    name: 'Anna',
    email: 'anna@example.com',
    order_number: '17',
    locale: 'pl',
    refund_due_at: '2100-01-01',
  }
  const noted = { goods_back_at: '2026-11-22', goods_back_by: 'Anna' }
  const refusalOf = (changes: object) => refusal('withdrawal', { ...withdrawal, ...changes })
  expect(await refusalOf({})).toBeUndefined()
  expect(await refusalOf({ state: 'goods_back', ...noted })).toBeUndefined()
  expect(await refusalOf({ state: 'lost' })).toBe('withdrawal_state')
  expect(await refusalOf({ state: 'refunded' })).toBe('withdrawal_state')
  expect(await refusalOf({ ...noted })).toBe('withdrawal_state')
  expect(await refusalOf({ state: 'goods_back', goods_back_at: '2026-11-22' })).toBe('withdrawal_noted_by')
  expect(await refusalOf({ is_late: true })).toBe('withdrawal_late')
  expect(await refusalOf({ email: '' })).toBe('withdrawal_person')
  expect(await refusalOf({ refund_due_at: '2020-01-01' })).toBe('withdrawal_due')
  expect(await refusalOf({ locale: 'de' })).toBe('withdrawal_locale')
})

test('a return without a statement is opened by somebody, of an order, and says why', async () => {
  await insert('shop_order', order)
  const opened = {
    key: '00000000-0000-4000-8000-000000000000',
    reason: 'refused',
    opened_by: 'admin',
    opened_by_name: 'Anna',
    order_id: order.id,
    text: '',
    name: '',
    email: '',
    order_number: '',
    locale: 'pl',
    refund_due_at: '2100-01-01',
  }
  const refusalOf = (changes: object) => refusal('withdrawal', { ...opened, ...changes })
  expect(await refusalOf({})).toBeUndefined()
  expect(await refusalOf({ reason: 'lost' })).toBe('withdrawal_reason_known')
  expect(await refusalOf({ order_id: null })).toBe('withdrawal_opened_by_somebody')
  expect(await refusalOf({ opened_by_name: null })).toBe('withdrawal_opened_by_somebody')
  const statement = { text: 'x', name: 'Anna', email: 'anna@example.com', order_number: '17' }
  expect(await refusalOf({ ...statement, opened_by: null, opened_by_name: null })).toBe(
    'withdrawal_buyers_reason',
  )
})

test('junk says since when and by whom, and is nothing that the shop has dealt with', async () => {
  const junk = { state: 'junk', junk_at: new Date(), junk_by: 'Anna' }
  const person = { name: 'Anna', email: 'anna@example.com', order_number: '17', locale: 'pl' }
  const complaint = {
    key: 'x',
    goods: 'Opona',
    fault: 'Bąbel',
    wish: 'repair',
    answer_due_on: '2100-01-01',
    ...person,
  }
  const withdrawal = {
    key: '00000000-0000-4000-8000-000000000000',
    text: 'x',
    refund_due_at: '2100-01-01',
    ...person,
  }
  const report = { product: '17', what_happened: 'x', from_name: 'Anna', from_email: 'anna@example.com' }
  for (const [table, row] of [
    ['complaint', complaint],
    ['withdrawal', withdrawal],
    ['safety_report', report],
  ] as const) {
    expect(await refusal(table, { ...row, ...junk }), table).toBeUndefined()
    const first = table === 'safety_report' ? 'new' : 'received'
    for (const change of [{ junk_at: null }, { junk_by: null }, { state: first }])
      expect(await refusal(table, { ...row, ...junk, ...change }), table).toBe(`${table}_junk`)
  }
  expect(await refusal('complaint', { ...complaint, ...junk, answer: 'Nie' })).toBe('complaint_state')
  expect(
    await refusal('withdrawal', { ...withdrawal, ...junk, goods_back_at: new Date(), goods_back_by: 'A' }),
  ).toBe('withdrawal_state')
  await insert('shop_order', order)
  const opened = { opened_by: 'admin', opened_by_name: 'Anna', order_id: order.id, reason: 'refused' }
  const empty = { text: '', name: '', email: '', order_number: '' }
  expect(await refusal('withdrawal', { ...withdrawal, ...empty, ...opened, ...junk })).toBe('withdrawal_junk')
})

/** A return that was opened by an administrator. */
const openedReturn = {
  key: '00000000-0000-4000-8000-000000000000',
  opened_by: 'admin',
  opened_by_name: 'Anna',
  order_id: order.id,
  text: '',
  name: '',
  email: '',
  order_number: '',
  locale: 'pl',
  refund_due_at: '2100-01-01',
}

test('a refund is of a payment or noted by somebody, and has a state, a way and an amount', async () => {
  await insert('shop_order', { ...order, paid_at: new Date(), paid_by: 'admin', paid_by_name: 'Anna' })
  const { id } = await insert('withdrawal', openedReturn)
  const refund = {
    order_id: order.id,
    withdrawal_id: id,
    method: 'cash',
    state: 'completed',
    amount_grosze: 100,
    request_id: '00000000-0000-4000-8000-000000000001',
    noted_by: 'admin',
    noted_by_name: 'Anna',
    refunded_at: new Date(),
  }
  const refusalOf = (changes: object) => refusal('refund', { ...refund, ...changes })
  expect(await refusalOf({})).toBeUndefined()
  expect(await refusalOf({ method: 'card' })).toBe('refund_method_known')
  expect(await refusalOf({ method: 'paypal' })).toBe('refund_of_a_payment')
  expect(await refusalOf({ check_at: new Date() })).toBe('refund_of_a_payment')
  expect(await refusalOf({ state: 'lost', refunded_at: null })).toBe('refund_of_a_payment')
  expect(await refusalOf({ refunded_at: null })).toBe('refund_refunded_at')
  expect(await refusalOf({ amount_grosze: 0 })).toBe('refund_amount_positive')
  expect(await refusalOf({ noted_by: null })).toBe('refund_noted_by_somebody')
  expect(await refusalOf({ amount_grosze: 109_999 })).toBe('shop_order_keeps_nothing_below_zero')
})

test('a complaint has a wish, an answer once it is answered, and a person until then', async () => {
  const complaint = {
    key: 'x',
    name: 'Anna',
    email: 'anna@example.com',
    order_number: '17',
    goods: 'Opona',
    fault: 'Bąbel',
    wish: 'repair',
    locale: 'pl',
    answer_due_on: '2100-01-01',
  }
  const answered = { state: 'refused', answer: 'Nie', answered_at: '2026-11-22', answered_by: 'Anna' }
  const erased = { name: '', email: '', order_number: '', goods: '', fault: '', answer: '' }
  const refusalOf = (changes: object) => refusal('complaint', { ...complaint, ...changes })
  expect(await refusalOf({})).toBeUndefined()
  expect(await refusalOf(answered)).toBeUndefined()
  expect(await refusalOf({ ...answered, ...erased })).toBeUndefined()
  expect(await refusalOf({ ...answered, state: 'lost' })).toBe('complaint_state')
  expect(await refusalOf({ state: 'accepted' })).toBe('complaint_person')
  expect(await refusalOf({ ...answered, answered_by: null })).toBe('complaint_state')
  expect(await refusalOf({ ...answered, answer: '' })).toBe('complaint_person')
  expect(await refusalOf(erased)).toBe('complaint_person')
  expect(await refusalOf({ wish: 'money' })).toBe('complaint_wish')
  expect(await refusalOf({ answer_due_on: '2020-01-01' })).toBe('complaint_due')
  expect(await refusalOf({ locale: 'de' })).toBe('complaint_locale')
  await insert('complaint', complaint)
  expect(await refusalOf({})).toBe('complaint_key_open')
})

const invoice = {
  kind: 'invoice',
  month: '2026-11',
  ordinal: 7,
  number: 'FV 7/11/2026',
  order_id: 'FVFVF-00001',
  key: 'order:FVFVF-00001',
  issued_at: '2026-11-22',
  locale: 'pl',
  document: {},
  buyer: {},
  net_grosze: 100,
  vat_grosze: 23,
  gross_grosze: 123,
}

test.each<[string, Row, string]>([
  ['an unknown kind', { kind: 'receipt' }, 'invoice_kind'],
  ['the number of another one', { number: 'FV 8/11/2026' }, 'invoice_number'],
  ['the number of another month', { number: 'FV 7/10/2026' }, 'invoice_number'],
  ['a month 13', { month: '2026-13', number: 'FV 7/13/2026' }, 'invoice_month'],
  ['an invoice that corrects another', { corrects_id: 1 }, 'invoice_corrects'],
  ['net and tax that are not its gross', { net_grosze: 101 }, 'invoice_amounts'],
  ['nothing to pay', { net_grosze: 0, vat_grosze: 0, gross_grosze: 0 }, 'invoice_amounts'],
  ['an unknown language', { locale: 'de' }, 'invoice_locale'],
  ['something else than a KSeF number', { ksef_number: 'FV 7/11/2026' }, 'invoice_ksef_number'],
])('an invoice is refused for %s', async (_, change, constraint) => {
  await insert('shop_order', { ...order, id: invoice.order_id })
  expect(await refusal('invoice', invoice)).toBeUndefined()
  expect(await refusal('invoice', { ...invoice, ...change })).toBe(constraint)
})

test.each<[string, Row, string]>([
  ['the number of another one', { number: 'NO 8/11/2026' }, 'debit_note_number'],
  ['a month 13', { month: '2026-13', number: 'NO 7/13/2026' }, 'debit_note_month'],
  ['nothing to pay', { amount_grosze: 0 }, 'debit_note_amount'],
  ['an unknown language', { locale: 'de' }, 'debit_note_locale'],
])('a debit note is refused for %s', async (_, change, constraint) => {
  await insert('shop_order', { ...order, id: invoice.order_id })
  const { id } = await insert('withdrawal', { ...openedReturn, order_id: invoice.order_id })
  const { month, ordinal, order_id, issued_at, locale, document, buyer } = invoice
  const note = { month, ordinal, order_id, issued_at, locale, document, buyer, withdrawal_id: id }
  const whole = { ...note, number: 'NO 7/11/2026', amount_grosze: 100 }
  expect(await refusal('debit_note', whole)).toBeUndefined()
  expect(await refusal('debit_note', { ...whole, ...change })).toBe(constraint)
})

test.each<[string, Row, string]>([
  ['an unknown state', { state: 'lost' }, 'ksef_document_state'],
  ['sending without a session', { state: 'sending' }, 'ksef_document_sending'],
  ['sent without a reference', { state: 'sent' }, 'ksef_document_sent'],
  ['a reference without a session', { invoice_reference: 'x' }, 'ksef_document_reference'],
  ['accepted at no time', { state: 'accepted' }, 'ksef_document_accepted'],
  ['refused without a reason', { state: 'refused' }, 'ksef_document_refused'],
  ['offline without code II', { is_offline: true }, 'ksef_document_offline'],
  ['XML without its hash', { xml: '<Faktura/>' }, 'ksef_document_hash'],
])('an invoice’s way to KSeF is refused for %s', async (_, change, constraint) => {
  await insert('shop_order', { ...order, id: invoice.order_id })
  const { id } = await insert('invoice', invoice)
  expect(await refusal('ksef_document', { invoice_id: id, ...change })).toBe(constraint)
})

test.each<[string, Row, string]>([
  ['a second row', { id: 2 }, 'ksef_settings_is_one'],
  ['an unknown mode', { mode: 'fax' }, 'ksef_settings_mode'],
  ['the API without a token', { mode: 'api' }, 'ksef_settings_api_has_token'],
  ['a certificate without its key', { certificate: 'x' }, 'ksef_settings_certificate_has_key'],
  ['a day that is none', { failure_ended_on: 'today' }, 'ksef_settings_failure_day'],
])('the settings of KSeF are refused for %s', async (_, change, constraint) => {
  expect(await refusal('ksef_settings', { id: 1, ...change })).toBe(constraint)
})

test('a number of an invoice is given once, and an order has one invoice', async () => {
  await insert('shop_order', { ...order, id: invoice.order_id })
  await insert('shop_order', { ...order, id: 'FVFVF-00002' })
  await insert('invoice', invoice)
  const other = { ...invoice, ordinal: 8, number: 'FV 8/11/2026', key: 'other' }
  expect(await refusal('invoice', { ...invoice, order_id: 'FVFVF-00002', key: 'other' })).toMatch(
    /^invoice_(number|kind_month_ordinal)_key$/,
  )
  expect(await refusal('invoice', { ...other, order_id: 'FVFVF-00002', key: invoice.key })).toBe(
    'invoice_key_key',
  )
  expect(await refusal('invoice', other)).toBe('invoice_of_order')
})
