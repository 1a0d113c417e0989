import { describe, expect, test } from 'vitest'
import { fieldsOf, type ProductField } from '@/lib/catalog/product/fields'
import { productTypes, type StaffProduct } from '@/lib/catalog/product/schema'
import { tagsOfProductAnswer } from '@/lib/catalog/product/tags'
import { blankProduct } from '@/lib/catalog/product/testing'
import { tagsOfListAnswer } from '@/lib/storefront/results/tags'
import { tagsOfChange, versionOf } from './changes'

const wheel: StaffProduct = {
  ...blankProduct('Wheel'),
  id: 7,
  productType: 'Wheel',
  title: 'Felga stalowa Trakt 7Jx15',
  url: '/media/product/7/front.avif',
  urls: ['/media/product/7/side.avif'],
  priceGrosze: 26_999,
  quantityInStock: 4,
  inArchive: false,
  typeOfWheel: 'steel',
  diameter: 15,
  width: 7,
  boltSpacing: '5x139.7',
  centralBoreDiameter: 108,
  offset: -10,
  color: 'black',
  material: 'steel',
}
const own = 'product:7'
/** Lists of any wheel, of those of its pattern, of its diameter, and of both. */
const lists = ['/', '/5x139.7', '15/', '15/5x139.7'].map((wanted) => `products:Wheel:${wanted}`)
const finder = 'finder:Wheel'

describe('a change expires the pages that show it, and no others', () => {
  const archived = { ...wheel, inArchive: true }
  const many = { ...wheel, quantityInStock: 50 }
  const sold = { ...wheel, quantityInStock: 49 }
  const sixHoles = { ...wheel, boltSpacing: '6x139.7' }
  const listsOfSixHoles = ['products:Wheel:/6x139.7', 'products:Wheel:15/6x139.7']
  test.each([
    ['a new product', null, wheel, [own, ...lists, finder]],
    ['a new product that begins archived', null, archived, [own]],
    ['nothing', wheel, { ...wheel }, []],
    ['a price', wheel, { ...wheel, priceGrosze: 19_900 }, [own, ...lists]],
    ['a stock', wheel, { ...wheel, quantityInStock: 0 }, [own, ...lists]],
    [
      'a piece of many, whose number no page tells',
      many,
      sold,
      [own, ...lists].map((tag) => `${tag}:by-stock`),
    ],
    ['another pattern', wheel, sixHoles, [own, ...lists, ...listsOfSixHoles, finder]],
    ['a load, which cards say', wheel, { ...wheel, maxLoad: 900 }, [own, ...lists]],
    [
      'further pictures, which no list but the answer to a call tells',
      wheel,
      { ...wheel, urls: [] },
      [own, ...lists.map((tag) => `${tag}:by-stock`)],
    ],
    ['a bore', wheel, { ...wheel, centralBoreDiameter: 106.1 }, [own, ...lists, finder]],
    ['archiving', wheel, archived, [own, ...lists, finder]],
    ['restoring', archived, wheel, [own, ...lists, finder]],
    ['a price in the archive', archived, { ...archived, priceGrosze: 100 }, [own]],
  ])('%s', (_, before, after, tags) => {
    expect(tagsOfChange(before, after)).toEqual(tags)
  })
})

const every = productTypes.flatMap((type) =>
  fieldsOf(type).flatMap(([name, field]) => (field.staffOnly ? [] : [{ type, name, field }])),
)
const another = ({ kind }: ProductField) =>
  kind === 'number' || kind === 'money' ? 777 : kind === 'flag' ? true : kind === 'pictures' ? ['x'] : 'x'

test.each(every)(
  'a changed $name of a $type ends the answers to calls that tell it',
  ({ type, name, field }) => {
    const before = blankProduct(type)
    const after = { ...before, [field.kind === 'money' ? 'priceGrosze' : name]: another(field) }
    const expired = tagsOfChange(before, after)
    const answers = [tagsOfProductAnswer(before.id), tagsOfListAnswer({ type, single: {} })]
    expect(answers.map((tags) => tags.some((tag) => expired.includes(tag)))).toEqual([true, true])
  },
)

test('a sold piece makes no new version of what an editor edits, a price does', () => {
  expect(versionOf({ ...wheel, quantityInStock: 1 })).toBe(versionOf(wheel))
  expect(versionOf({ ...wheel, priceGrosze: 100 })).not.toBe(versionOf(wheel))
})
