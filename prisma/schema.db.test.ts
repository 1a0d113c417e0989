import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { PROJECT_ROOT, packageFile } from '@/local/project'
import { type Row, testTables } from './testing'

const { client, insert, refusal } = testTables()

const tire = {
  product_type: 'Tire',
  title: 'Trakt Błoto MT 195/80 R15 96Q',
  price_grosze: 54999,
  quantity_in_stock: 4,
  width: 195,
  profile: 80,
  diameter: 15,
  type_of_tire: '4X4',
  season: 'allseason',
  ic_vc: '96Q',
}
const wheel = {
  product_type: 'Wheel',
  title: 'Felga stalowa Trakt Baza 7Jx15 5x139.7 ET-10 CB108',
  price_grosze: 26999,
  quantity_in_stock: 4,
  diameter: 15,
  width: 7,
  bolt_pattern: '5x139.7',
  central_bore_diameter: 108,
}
const spacer = {
  product_type: 'Spacer',
  title: 'Dystans Trakt 30 mm 5x139.7',
  price_grosze: 16999,
  quantity_in_stock: 4,
  bolt_pattern: '5x139.7',
  thickness: 30,
}
const order = {
  id: 'K7M2Q-X9D4T',
  user_id: 'anna',
  customer_type: 'private_person',
  first_and_last_name: 'Anna Żółw',
  email: 'anna@example.com',
  phone: '+48600700800',
  address: 'Leśna 1',
  city: 'Łódź',
  post_code: '90-001',
  country: 'PL',
  type_of_delivery: 'delivery_with_assembly',
  type_of_payment: 'payment_at_delivery',
  total_grosze: 109998,
}

test.each([
  ['tire', tire],
  ['wheel', wheel],
  ['spacer', spacer],
])('a product may be a %s with what its type needs', async (_, row) => {
  expect(await refusal('product', row)).toBeUndefined()
})

test.each<[string, Row, string]>([
  ['stock below zero', { ...tire, quantity_in_stock: -1 }, 'product_stock_not_negative'],
  ['a price of nothing', { ...tire, price_grosze: 0 }, 'product_price_positive'],
  ['a blank title', { ...tire, title: ' \t' }, 'product_title_not_blank'],
  ['no width on a tire', { ...tire, width: null }, 'product_columns_of_its_type'],
  ['no season on a tire', { ...tire, season: null }, 'product_columns_of_its_type'],
  ['no load index on a tire', { ...tire, ic_vc: null }, 'product_columns_of_its_type'],
  ['a bolt pattern on a tire', { ...tire, bolt_pattern: '5x139.7' }, 'product_columns_of_its_type'],
  ['a thickness on a tire', { ...tire, thickness: 30 }, 'product_columns_of_its_type'],
  ['no bore on a wheel', { ...wheel, central_bore_diameter: null }, 'product_columns_of_its_type'],
  ['a tread on a wheel', { ...wheel, protector: 'Błoto MT' }, 'product_columns_of_its_type'],
  ['a retread mark on a wheel', { ...wheel, retread: false }, 'product_columns_of_its_type'],
  ['no thickness on a spacer', { ...spacer, thickness: null }, 'product_columns_of_its_type'],
  ['a diameter on a spacer', { ...spacer, diameter: 15 }, 'product_columns_of_its_type'],
  ['an unknown type of tire', { ...tire, type_of_tire: '4x4' }, 'product_type_of_tire_known'],
  ['an unknown season', { ...tire, season: 'spring' }, 'product_season_known'],
  ['a load index with a space', { ...tire, ic_vc: '96 Q' }, 'product_ic_vc_written'],
  [
    'a decimal comma in a bolt pattern',
    { ...wheel, bolt_pattern: '5x139,7' },
    'product_bolt_pattern_written',
  ],
  ['a bolt pattern on two lines', { ...wheel, bolt_pattern: '5x139.7\n' }, 'product_bolt_pattern_written'],
  ['an unknown mounting', { ...spacer, mounting: 'glued' }, 'product_mounting'],
  ['a mounting on a wheel', { ...wheel, mounting: 'bolt-on' }, 'product_mounting'],
  ['an EAN of nine digits', { ...wheel, ean: '123456789' }, 'product_ean'],
  ['a blank stock number', { ...wheel, sku: ' ' }, 'product_sku'],
  ['a maker’s e-mail that is none', { ...wheel, maker_email: 'tel. 600' }, 'product_maker_email'],
  ['an unknown use', { ...tire, use: 'sand' }, 'product_use'],
  ['a snowflake on a wheel', { ...wheel, snowflake: true }, 'product_snowflake'],
  ['a tread of 41 mm', { ...tire, tread_depth: 41 }, 'product_tread_depth'],
  ['a week 54', { ...tire, retread_week: '2026-W54' }, 'product_retread_week'],
  ['a casing class on a wheel', { ...wheel, casing: 'A' }, 'product_casing'],
  ['a compound of a spacer', { ...spacer, compound: 'NR/BR' }, 'product_compound'],
  ['an approval of wheels', { ...tire, approval: 'R124' }, 'product_approval'],
  ['a label class F', { ...tire, label_wet: 'F' }, 'product_label_wet'],
  ['a noise of 140 dB', { ...tire, noise_db: 140 }, 'product_noise_db'],
  ['an EPREL id with letters', { ...tire, eprel_id: 'A1' }, 'product_eprel_id'],
  ['an EU label on a retread', { ...tire, retread: true, label_fuel: 'C' }, 'product_label_of_retread'],
  ['a retread in EPREL', { ...tire, retread: true, eprel_id: '123456' }, 'product_label_of_retread'],
  ['an unknown nut seat', { ...wheel, nut_seat: 'square' }, 'product_nut_seat'],
  ['a wheel for 100 kg', { ...wheel, max_load: 100 }, 'product_max_load'],
  ['a load of a spacer', { ...spacer, max_load: 900 }, 'product_max_load'],
  ['a hub bore on a wheel', { ...wheel, hub_bore: 108 }, 'product_hub_bore'],
  ['studs without a length', { ...spacer, stud_length: 0 }, 'product_stud_length'],
  ['an alloy on a tire', { ...tire, alloy: '6061-T6' }, 'product_alloy'],
  ['a second description of a tire', { ...tire, description: 'Opis' }, 'product_description'],
  ['a rate of tax that goods do not have', { ...tire, vat_rate: 22 }, 'product_vat_rate'],
  ['a cost of nothing', { ...tire, cost_grosze: 0 }, 'product_cost'],
  ['a width of zero', { ...tire, width: 0 }, 'product_dimensions_positive'],
  ['a negative thickness', { ...spacer, thickness: -3 }, 'product_dimensions_positive'],
  ['a diameter that is no number', { ...tire, diameter: Number.NaN }, 'product_dimensions_positive'],
  ['an endless bore', { ...wheel, central_bore_diameter: 'Infinity' }, 'product_dimensions_positive'],
  ['a picture that is null', { ...tire, urls: [null] }, 'product_urls_without_null'],
  ['no list of pictures', { ...tire, urls: null }, 'urls'],
])('a product is refused for %s', async (_, row, constraint) => {
  expect(await refusal('product', row)).toBe(constraint)
})

test('a product is sold out when its stock is 0, and nobody can say otherwise', async () => {
  expect(await insert('product', { ...tire, quantity_in_stock: 0 })).toMatchObject({ sold_out: true })
  expect(await insert('product', tire)).toMatchObject({ sold_out: false })
  await expect(insert('product', { ...tire, sold_out: true })).rejects.toThrow(/sold_out/)
})

test('a product that somebody bought cannot be deleted', async () => {
  const { id } = await insert('product', tire)
  await insert('shop_order', order)
  await insert('order_line', {
    order_id: order.id,
    product_id: id,
    product_type: 'Tire',
    title: tire.title,
    url: '',
    price_grosze: 54999,
    quantity: 2,
  })
  await expect(client.query('DELETE FROM product WHERE id = $1', [id])).rejects.toThrow(/order_line/)
})

test.each([0, 11, -1])('a cart does not hold %i of a product', async (quantity) => {
  const { id } = await insert('product', tire)
  const row = { user_id: 'anna', product_id: id, quantity }
  expect(await refusal('cart_item', row)).toBe('cart_item_quantity_in_range')
})

test('a cart has one line a product', async () => {
  const { id } = await insert('product', tire)
  await insert('cart_item', { user_id: 'anna', product_id: id, quantity: 10 })
  expect(await refusal('cart_item', { user_id: 'anna', product_id: id, quantity: 1 })).toBe(
    'cart_item_user_id_product_id_key',
  )
  expect(await refusal('cart_item', { user_id: 'piotr', product_id: id, quantity: 1 })).toBeUndefined()
})

test('an address waits for a product once', async () => {
  const { id } = await insert('product', tire)
  const alert = { product_id: id, email: 'anna@example.com', locale: 'pl', removal_key: 'x' }
  expect(await refusal('stock_alert', { ...alert, email: 'Anna@example.com' })).toBe(
    'stock_alert_email_written',
  )
  expect(await refusal('stock_alert', { ...alert, locale: 'de' })).toBe('stock_alert_locale_known')
  await insert('stock_alert', alert)
  expect(await refusal('stock_alert', alert)).toBe('stock_alert_product_id_email_key')
})

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
  })
})

test.each<[string, Row, string]>([
  ['no piece at all', { quantity: 0 }, 'order_line_quantity_in_range'],
  ['eleven pieces', { quantity: 11 }, 'order_line_quantity_in_range'],
  ['a price of nothing', { price_grosze: 0 }, 'order_line_price_positive'],
  ['a blank title', { title: '' }, 'order_line_title_not_blank'],
  ['a rate of tax that goods do not have', { vat_rate: 22 }, 'order_line_vat_rate'],
  ['a cost of nothing', { cost_grosze: 0 }, 'order_line_cost'],
])('an order has no line with %s', async (_, change, constraint) => {
  const { id } = await insert('product', tire)
  await insert('shop_order', order)
  const line = { product_type: 'Tire', title: 'T', url: '', price_grosze: 54999, quantity: 1 }
  expect(await refusal('order_line', { order_id: order.id, product_id: id, ...line, ...change })).toBe(
    constraint,
  )
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

const rate = { name: 'DPD', method: 'shipping', basis: 'order', price_grosze: 2500 }
const byWeight = { ...rate, basis: 'weight', price_grosze: null }
const steps = (grams: number[], grosze: number[]) => ({ ...byWeight, step_grams: grams, step_grosze: grosze })

test.each<[string, Row, string]>([
  ['a negative price', { ...rate, price_grosze: -1 }, 'delivery_rate_price'],
  ['no price', { ...rate, price_grosze: null }, 'delivery_rate_priced_by_basis'],
  ['steps that are not read', { ...steps([1], [1]), ...rate }, 'delivery_rate_priced_by_basis'],
  ['a weight without steps', byWeight, 'delivery_rate_priced_by_basis'],
  ['two steps up to the same weight', steps([1000, 1000], [1, 2]), 'delivery_rate_steps'],
  ['steps that overlap', steps([2000, 1000], [1, 2]), 'delivery_rate_steps'],
  ['a heavier parcel that costs less', steps([1000, 2000], [2, 1]), 'delivery_rate_steps'],
  ['a negative price of a step', steps([1000], [-1]), 'delivery_rate_steps'],
  ['a step without a price', steps([1000, 2000], [1]), 'delivery_rate_steps'],
  ['an unknown method', { ...rate, method: 'pigeon' }, 'delivery_rate_method_known'],
  ['free from nothing', { ...rate, free_from_grosze: 0 }, 'delivery_rate_free_from'],
  ['a blank name', { ...rate, name: ' ' }, 'delivery_rate_name'],
])('a rate of deliveries is refused for %s', async (_, row, constraint) => {
  expect(await refusal('delivery_rate', row)).toBe(constraint)
})

test('a method has one rate in a country, and the price table is one', async () => {
  const { id } = await insert('delivery_rate', rate)
  const { id: other } = await insert('delivery_rate', steps([1000, 2000], [2, 2]))
  await insert('delivery_rate_country', { rate_id: id, method: 'shipping', country: 'DE' })
  const again = { rate_id: other, method: 'shipping', country: 'DE' }
  expect(await refusal('delivery_rate_country', again)).toBe('delivery_rate_country_pkey')
  expect(await refusal('delivery_rate_country', { ...again, country: 'Germany' })).toBe(
    'delivery_rate_country_code',
  )
  expect(await refusal('delivery_rate_country', { ...again, method: 'installation', country: 'AT' })).toBe(
    'delivery_rate_country_rate_id_method_fkey',
  )
  expect(await refusal('delivery_table', { id: 2 })).toBe('delivery_table_is_one')
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

test('a refund is of a payment or noted by somebody, and has a state, a way and an amount', async () => {
  await insert('shop_order', { ...order, paid_at: new Date(), paid_by: 'admin', paid_by_name: 'Anna' })
  const { id } = await insert('withdrawal', {
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
  })
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

test('one of the staff has a role that the shop knows, an invitation a term and one use, a note one subject and a text', async () => {
  const member = { uid: 'anna', email: 'anna@example.com', role: 'orders' }
  expect(await refusal('staff_member', member)).toBeUndefined()
  expect(await refusal('staff_member', { ...member, role: 'boss' })).toBe('staff_member_role_known')
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
  const args = ['migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema.prisma']
  const prisma = packageFile('prisma', 'build', 'index.js')
  const env = { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' }
  await expect(
    promisify(execFile)(
      process.execPath,
      [prisma, ...args, '--exit-code', `--config=${join(PROJECT_ROOT, 'prisma.config.ts')}`],
      {
        cwd: PROJECT_ROOT,
        env,
      },
    ),
  ).resolves.toBeDefined()
})

test('a job that never ran has no row, and a failure says why', async () => {
  const at = '2026-11-22T10:00:00Z'
  expect(await refusal('job_run', { name: 'mail' })).toBe('job_run_ran')
  expect(await refusal('job_run', { name: 'Mail!', succeeded_at: at })).toBe('job_run_name')
  expect(await refusal('job_run', { name: 'mail', failed_at: at })).toBe('job_run_failure')
  expect(await refusal('job_run', { name: 'mail', failed_at: at, failure: 'full' })).toBeUndefined()
})
