import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '@/local/project'
import { order, type Row, testTables, tire } from './testing'

const { insert, refusal } = testTables()

test.each<[string, Row, string]>([
  ['an unknown status', { status: 'pending' }, 'shop_order_status_known'],
  ['an unknown kind of customer', { customer_type: 'shop' }, 'shop_order_customer_named'],
  ['a private person without a name', { first_and_last_name: null }, 'shop_order_customer_named'],
  ['a private person with a blank name', { first_and_last_name: ' ' }, 'shop_order_customer_named'],
  ['a company without its name', { customer_type: 'company' }, 'shop_order_customer_named'],
  ['a contact person of a private person', { contact_person: 'Jan Nowak' }, 'shop_order_contact_person'],
  ['an order number of a private person', { buyer_reference: 'ZK 7' }, 'shop_order_buyer_reference'],
  ['a caller whose order nobody entered', { user_id: 'phone-K7M2Q' }, 'shop_order_phone_entered'],
  ['an order that a blank member of the staff entered', { placed_by: ' ' }, 'shop_order_placed_by_not_blank'],
  ['half of a billing address', { billing_city: 'London' }, 'shop_order_billing_complete'],
  [
    'a blank line in a billing address',
    { billing_address: ' ', billing_city: 'London', billing_post_code: 'N1', billing_country: 'GB' },
    'shop_order_billing_complete',
  ],
  ['an unknown delivery', { type_of_delivery: 'pigeon' }, 'shop_order_delivery_known'],
  ['an unknown payment', { type_of_payment: 'credit_card' }, 'shop_order_payment_known'],
  ['a total of nothing', { total_grosze: 0 }, 'shop_order_total_positive'],
  ['a delivery that costs less than nothing', { delivery_grosze: -1 }, 'shop_order_delivery_in_total'],
  [
    'a delivery that costs more than the order',
    { delivery_grosze: 109999, delivery_name: 'DPD' },
    'shop_order_delivery_in_total',
  ],
  ['a delivery that is paid for and has no name', { delivery_grosze: 1 }, 'shop_order_delivery_named'],
  ['a payment that nobody noted', { paid_at: new Date() }, 'shop_order_paid_by_somebody'],
  [
    'an unknown way of having paid',
    { paid_at: new Date(), paid_by: 'admin', paid_by_name: 'Anna', paid_way: 'barter' },
    'shop_order_paid_way_known',
  ],
  ['a language the shop does not speak', { locale: 'de' }, 'shop_order_locale_known'],
])('an order is refused for %s', async (_, change, constraint) => {
  expect(await refusal('shop_order', { ...order, ...change })).toBe(constraint)
})

test.each<[string, Row, string]>([
  ['an unknown carrier', { carrier: 'pigeon' }, 'parcel_carrier_known'],
  ['another carrier without a name', { carrier: 'other' }, 'parcel_other_carrier_named'],
  [
    'another carrier with a blank name',
    { carrier: 'other', carrier_name: ' ' },
    'parcel_other_carrier_named',
  ],
  ['a second name of a carrier', { carrier_name: 'InPost' }, 'parcel_other_carrier_named'],
  ['small letters in its number', { number: '00ab12cd' }, 'parcel_number_form'],
  ['a number that is too short', { number: '1234' }, 'parcel_number_form'],
])('a parcel is refused for %s', async (_, change, constraint) => {
  const id = 'PARCE-00001'
  await insert('shop_order', { ...order, id })
  const parcel = { order_id: id, carrier: 'inpost', number: '520000012680041086770098', noted_by: 'anna' }
  expect(await refusal('parcel', { ...parcel, ...change })).toBe(constraint)
})

test('an order has a tracking number once', async () => {
  await insert('shop_order', { ...order, id: 'PARCE-00002' })
  const parcel = { order_id: 'PARCE-00002', carrier: 'dpd', number: '13490015284111', noted_by: 'anna' }
  await insert('parcel', parcel)
  expect(await refusal('parcel', { ...parcel, carrier: 'gls' })).toBe('parcel_order_id_number_key')
})

test('an order of a company is found by the company, of a person by the person, however the name is typed', async () => {
  const company = { customer_type: 'company', company_name: 'Żwirownia Łęg', first_and_last_name: null }
  expect(await insert('shop_order', { ...order, ...company })).toMatchObject({
    search_name: 'zwirownia leg',
  })
  expect(await insert('shop_order', { ...order, id: 'K7M2Q-X9D4V' })).toMatchObject({
    search_name: 'anna zolw',
  })
})

test('an order is found by contact, whatever signs stand in its phone and tax id', async () => {
  const company = { customer_type: 'company', company_name: 'Żwirownia', unn: 'DE 123-456.789' }
  expect(await insert('shop_order', { ...order, ...company, first_and_last_name: null })).toMatchObject({
    search_contact: 'anna@example.com lodz 48600700800 de123456789',
    search_text: 'zwirownia anna@example.com lesna 1 90-001 lodz 48600700800 de123456789 90001',
  })
})

test.each<[string, Row, string]>([
  ['no piece at all', { quantity: 0 }, 'order_line_quantity_in_range'],
  ['eleven pieces', { quantity: 11 }, 'order_line_quantity_in_range'],
  ['a price of nothing', { price_grosze: 0 }, 'order_line_price_positive'],
  ['a blank title', { title: '' }, 'order_line_title_not_blank'],
  ['a rate of tax that no country has', { vat_rate: 51 }, 'order_line_vat_rate'],
  ['a cost of nothing', { cost_grosze: 0 }, 'order_line_cost'],
])('an order has no line with %s', async (_, change, constraint) => {
  const { id } = await insert('product', tire)
  await insert('shop_order', order)
  const line = { product_type: 'Tire', title: 'T', url: '', price_grosze: 54999, quantity: 1 }
  expect(await refusal('order_line', { order_id: order.id, product_id: id, ...line, ...change })).toBe(
    constraint,
  )
})

test('a line that a server of the former release writes has its whole rate in tenths too', async () => {
  await insert('shop_order', order)
  const line = {
    order_id: order.id,
    product_type: 'Tire',
    title: 'T',
    url: '',
    price_grosze: 100,
    quantity: 1,
  }
  const [{ id: one }, { id: other }] = [await insert('product', tire), await insert('product', tire)]
  expect(await insert('order_line', { ...line, product_id: one, vat_rate: 8 })).toMatchObject({
    vat_permille: 80,
  })
  const finnish = { ...line, product_id: other, vat_rate: 26, vat_permille: 255 }
  expect(await insert('order_line', finnish)).toMatchObject({ vat_permille: 255 })
})

test('a second factor has ten recovery codes at most', async () => {
  const hashes = (count: number) => `{${Array.from({ length: count }, (_, each) => `h${each}`).join(',')}}`
  const factor = (count: number) => ({ uid: 'anna', sealed_key: 'x', recovery_hashes: hashes(count) })
  expect(await refusal('second_factor', factor(10))).toBeUndefined()
  expect(await refusal('second_factor', factor(11))).toBe('second_factor_recovery_hashes')
})

test('an order changes only between statuses that exist', async () => {
  await insert('shop_order', order)
  const change = { order_id: order.id, from_status: 'Pending', to_status: 'Sent', changed_by: 'admin' }
  expect(await refusal('order_status_change', change)).toBeUndefined()
  expect(await refusal('order_status_change', { ...change, from_status: 'New' })).toBe(
    'order_status_change_from_known',
  )
  expect(await refusal('order_status_change', { ...change, to_status: 'Lost' })).toBe(
    'order_status_change_to_known',
  )
})

test('one of the staff has a role that the shop knows, an invitation a term and one use, a note one subject and a text', async () => {
  const member = { uid: 'anna', email: 'anna@example.com', role: 'orders' }
  expect(await refusal('staff_member', member)).toBeUndefined()
  expect(await refusal('staff_member', { ...member, role: 'boss' })).toBe('staff_member_role_known')
  expect(await refusal('staff_member', { ...member, deleted_at: '2026-11-24' })).toBe('staff_member_deleted')
  const invitation = {
    email: 'anna@example.com',
    role: 'orders',
    key_hash: 'x',
    nonce: 'x',
    locale: 'pl',
    invited_by_name: 'Piotr',
    expires_at: '2100-01-01',
  }
  const invited = (changes: Row) => refusal('staff_invitation', { ...invitation, ...changes })
  expect(await invited({})).toBeUndefined()
  expect(await invited({ role: 'boss' })).toBe('staff_invitation_role_known')
  expect(await invited({ email: 'Anna@example.com' })).toBe('staff_invitation_email')
  expect(await invited({ locale: 'de' })).toBe('staff_invitation_locale')
  expect(await invited({ expires_at: '2020-01-01' })).toBe('staff_invitation_expires')
  expect(await invited({ accepted_at: '2026-11-22', withdrawn_at: '2026-11-22' })).toBe(
    'staff_invitation_used_once',
  )
  await insert('staff_invitation', invitation)
  expect(await invited({ key_hash: 'y' })).toBe('staff_invitation_open_email')
  const note = { user_id: 'jan', text: 'x', written_by: 'anna', written_by_name: 'Anna' }
  expect(await refusal('staff_note', note)).toBeUndefined()
  expect(await refusal('staff_note', { ...note, user_id: null })).toBe('staff_note_subject')
  expect(await refusal('staff_note', { ...note, text: ' ' })).toBe('staff_note_text')
})

test('schema.prisma describes the tables that the migrations make', async () => {
  const script = join('prisma', 'schema-diff.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: PROJECT_ROOT })
  expect(stdout.trim()).toBe('No difference detected.')
})

test('a job that never ran has no row, and a failure says why', async () => {
  const at = '2026-11-22T10:00:00Z'
  expect(await refusal('job_run', { name: 'mail' })).toBe('job_run_ran')
  expect(await refusal('job_run', { name: 'Mail!', succeeded_at: at })).toBe('job_run_name')
  expect(await refusal('job_run', { name: 'mail', failed_at: at })).toBe('job_run_failure')
  expect(await refusal('job_run', { name: 'mail', failed_at: at, failure: 'full' })).toBeUndefined()
})
