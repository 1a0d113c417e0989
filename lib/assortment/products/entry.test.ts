import { describe, expect, test } from 'vitest'
import { fieldErrors } from '@/lib/platform/http/fields'
import messages from '@/messages/en.json'
import { NewProduct, NewTire } from './entry'

const tire = {
  title: 'Trakt Błoto MT 195/80 R15 96Q',
  typeOfTire: '4X4',
  icVc: '96Q',
  width: 195,
  profile: 80,
  diameter: 15,
  season: 'allseason',
  url: '/media/product/new/front.avif',
  urls: ['/media/product/new/side.avif'],
  inf: 'Bieżnikowana',
  price: 549.99,
  quantityInStock: 5,
}
const wheel = {
  productType: 'Wheel',
  title: 'Felga stalowa Trakt 7Jx15',
  diameter: 15,
  width: 7,
  boltSpacing: '5x139.7',
  centralBoreDiameter: 108,
  price: 269.99,
  quantityInStock: 5,
  url: tire.url,
  urls: tire.urls,
}

/** What a form would say of these fields, in English. */
function wordsFor(schema: typeof NewTire | typeof NewProduct, entry: object): Record<string, string> {
  const result = schema.safeParse(entry)
  if (result.success) return {}
  return Object.fromEntries(
    fieldErrors(result.error).map(({ path, code }) => [path, messages.errors[code as 'url_required']]),
  )
}

describe('a tire', () => {
  test('as the trade writes it is accepted', () => {
    expect(wordsFor(NewTire, tire)).toEqual({})
  })

  test.each([
    [{ url: '' }, { url: 'URL is required' }],
    [{ urls: [] }, { urls: 'Enter the addresses of the additional pictures' }],
    [{ inf: ' ' }, { inf: 'Add a description' }],
    [{ typeOfTire: '' }, { typeOfTire: 'Type of tire is required' }],
    [{ season: undefined }, { season: 'Season is required' }],
    [{ icVc: 'A1' }, { icVc: 'IC/VC must be alphanumeric and between 3 and 10 characters' }],
    [{ icVc: '96 Q' }, { icVc: 'IC/VC must be alphanumeric and between 3 and 10 characters' }],
    [{ icVc: 'A1234567890' }, { icVc: 'IC/VC must be alphanumeric and between 3 and 10 characters' }],
    [{ price: 0 }, { price: 'Price must be a positive value' }],
    [{ price: -5 }, { price: 'Price must be a positive value' }],
    [{ price: Number.NaN }, { price: messages.errors.invalid_number }],
    [{ price: 399.999 }, { price: messages.errors.two_decimals }],
    [{ diameter: 101 }, { diameter: 'Diameter must be greater than 0 and at most 100' }],
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ title: 'Trakt\nBcc: all@example.com' }, { title: messages.errors.invalid_value }],
    [{ quantityInStock: 1.5 }, { quantityInStock: messages.errors.invalid_number }],
    [{ url: 'javascript:alert(1)' }, { url: messages.errors.invalid_url }],
  ])('with %o is refused in the words of the specification', (wrong, words) => {
    expect(wordsFor(NewTire, { ...tire, ...wrong })).toEqual(words)
  })
})

describe('a tire that is no retread', () => {
  const eprel = { eprelId: messages.errors.eprel_required }
  const foreign = { manufacturer: 'Obca Marka', eprelId: '123456' }
  const maker = {
    makerName: 'Obca Marka GmbH',
    makerAddress: 'Hauptstraße 1, Berlin',
    makerEmail: 'a@b.example',
  }
  const noMaker = messages.errors.maker_required
  const unnamed = { makerName: noMaker, makerAddress: noMaker, makerEmail: noMaker }
  test.each<[object, object]>([
    [{ retread: false }, eprel],
    [{ manufacturer: 'Obca Marka' }, { ...eprel, ...unnamed }],
    [{ manufacturer: 'Obca Marka', status: 'draft' }, {}],
    [{ manufacturer: 'Obca Marka', inArchive: true }, {}],
    [{ manufacturer: 'Obca Marka', eprelId: '123 456' }, { eprelId: messages.errors.invalid_number }],
    [foreign, unnamed],
    [{ ...foreign, retread: true }, unnamed],
    [{ ...foreign, ...maker, makerEmail: '' }, { makerEmail: noMaker }],
    [{ ...foreign, status: 'draft' }, {}],
    [{ ...foreign, ...maker }, {}],
    [{ ...foreign, ...maker, manufacturer: 'Trakt', makerEmail: null }, { makerEmail: noMaker }],
    [{ retread: false, use: 'studded' }, {}],
    [{ retread: false, professionalOffRoad: true }, {}],
  ])('with %o goes on sale only with what its EU label and its maker ask for', (more, words) => {
    expect(wordsFor(NewTire, { ...tire, ...more })).toEqual(words)
  })

  test.each([undefined, '', 'Trakt', 'TRAKT'])(
    'is none of the shop’s own: where %o made it and nobody says more it is a retread',
    (manufacturer) => expect(NewTire.parse({ ...tire, manufacturer })).toMatchObject({ retread: true }),
  )
})

describe('a retread', () => {
  const noApproval = messages.errors.approval_required
  const approved = { approval: 'R108', approvalNumber: '108R-004404' }
  const retread = { ...tire, productType: 'Tire' }
  test.each<[object, object]>([
    [{}, { approval: noApproval, approvalNumber: noApproval }],
    [{ ...approved, approvalNumber: ' ' }, { approvalNumber: noApproval }],
    [{ status: 'draft' }, {}],
    [approved, {}],
  ])('with %o goes on sale by form and file only with its approval', (more, words) => {
    expect(wordsFor(NewProduct, { ...retread, ...more })).toEqual(words)
  })

  test('goes on sale by a call without its approval, a field that the call did not always have', () => {
    expect(wordsFor(NewTire, tire)).toEqual({})
  })
})

test('a retread has no EU label, even where one was entered; a new tire keeps its label', () => {
  const label = { labelFuel: 'C', labelWet: 'B', noiseDb: 72, noiseClass: 'B', eprelId: '123456' }
  expect(NewTire.parse({ ...tire, ...label, retread: true })).toMatchObject({
    labelFuel: null,
    labelWet: null,
    noiseDb: null,
    noiseClass: null,
    eprelId: null,
  })
  expect(NewTire.parse({ ...tire, ...label, retread: false })).toMatchObject(label)
})

test.each([
  ['5901234123457', true],
  ['96385074', true],
  ['036000291452', true],
  ['5901234123450', false],
  ['590123412345', false],
  ['EAN', false],
])('the EAN %s is accepted: %s', (ean, isAccepted) => {
  expect(NewTire.safeParse({ ...tire, ean }).success).toBe(isAccepted)
})

describe('a wheel or spacer', () => {
  test.each(['5x139.7', '5×139,7', '6/139.7', '4X100'])('takes the bolt pattern %s', (boltSpacing) => {
    expect(wordsFor(NewProduct, { ...wheel, boltSpacing, centralBoreDiameter: 60 })).toEqual({})
  })

  test.each(['139.7', '2x139.7', '12x139.7', '5x40', '5x999', 'five'])(
    'refuses the bolt pattern %s',
    (boltSpacing) => {
      expect(Object.keys(wordsFor(NewProduct, { ...wheel, boltSpacing }))).toEqual(['boltSpacing'])
    },
  )

  test('of another maker goes on sale only with both addresses of the maker', () => {
    const foreign = { ...wheel, centralBoreDiameter: 100, makerName: 'Obca Odlewnia' }
    const addresses = { makerAddress: 'Hauptstraße 1, Berlin', makerEmail: 'a@b.example' }
    expect(Object.keys(wordsFor(NewProduct, foreign))).toEqual(Object.keys(addresses))
    expect(wordsFor(NewProduct, { ...foreign, status: 'draft' })).toEqual({})
    expect(wordsFor(NewProduct, { ...foreign, ...addresses })).toEqual({})
  })

  test('has a centre bore within its bolt circle', () => {
    const nothingElse = { ...wheel, title: '', boltSpacing: '5×139,7', centralBoreDiameter: 150 }
    expect(Object.keys(wordsFor(NewProduct, nothingElse)).sort()).toEqual(['centralBoreDiameter', 'title'])
    expect(wordsFor(NewProduct, { ...wheel, centralBoreDiameter: 139.7 })).toEqual({
      centralBoreDiameter: 'The center bore must be smaller than the bolt circle',
    })
  })

  test.each([{ diameter: 40 }, { width: 0 }, { offset: 151 }, { offset: 0.5 }, { centralBoreDiameter: 10 }])(
    'with %o is none of the trade',
    (wrong) => {
      expect(Object.keys(wordsFor(NewProduct, { ...wheel, ...wrong }))).toEqual(Object.keys(wrong))
    },
  )

  test('says which type it is', () => {
    expect(Object.keys(wordsFor(NewProduct, { ...wheel, productType: 'Boat' }))).toEqual(['productType'])
  })
})
