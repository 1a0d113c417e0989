import { expect, test } from 'vitest'
import { order, type Row, testTables, tire } from './testing'

const { client, insert, refusal } = testTables()

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
  ['holes for studs on a tire', { ...tire, drilled_for: 'M12x1.5' }, 'product_drilled_for'],
  [
    'twins that carry more than a single tire',
    { ...tire, load_index: 120, load_index_dual: 123 },
    'product_load_index_dual',
  ],
  ['a second load index alone', { ...tire, load_index_dual: 120 }, 'product_load_index_dual'],
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
