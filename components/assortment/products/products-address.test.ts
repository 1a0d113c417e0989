import { expect, test } from 'vitest'
import { productsPath, productsQuery } from './products-address'

test('a filtered list survives its own address', () => {
  const query = productsQuery({
    search: 'Błoto & MT',
    type: 'Wheel',
    sale: 'archived',
    stock: 'low',
    use: 'mud',
    season: 'winter',
    manufacturer: 'Błoto & Syn',
    diameter: '16.5',
    page: '3',
  })
  const params = Object.fromEntries(new URL(productsPath(query), 'http://shop').searchParams)
  expect(productsQuery(params)).toEqual(query)
})

test('the usual list is the bare address', () => {
  expect(
    productsPath(
      productsQuery({
        search: ' ',
        type: '',
        page: '1',
        sale: 'onSale',
        use: '',
        season: '',
        manufacturer: ' ',
        diameter: '',
      }),
    ),
  ).toBe('/admin/products')
})

test.each([
  { type: 'Boat' },
  { page: '0' },
  { sort: 'weight' },
  { stock: ['x', 'low'] },
  { pageSize: '1000' },
  { use: 'race' },
  { season: 'monsoon' },
  { diameter: '1e3' },
  { manufacturer: 'x'.repeat(101) },
])('an address with %o shows the usual list instead of failing', (params) => {
  expect(productsQuery(params)).toEqual(productsQuery({}))
})
