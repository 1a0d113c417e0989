import { describe, expect, test } from 'vitest'
import type { StaffFields } from '@/lib/catalog/product/fields'
import { fieldsOf } from '@/lib/catalog/product/fields'
import type { Tire } from '@/lib/catalog/product/schema'
import { blankProduct } from '@/lib/catalog/product/testing'
import { fieldErrors } from '@/lib/platform/http/fields'
import { locales } from '@/lib/platform/i18n/routing'
import { NewProduct } from './entry'
import {
  controlOf,
  copyOf,
  descriptionControls,
  emptyForm,
  formFields,
  formOf,
  inputOf,
  languageOfControl,
} from './form'

const tire: Tire & StaffFields = {
  ...blankProduct('Tire'),
  id: 17,
  productType: 'Tire',
  title: 'Trakt Błoto MT 31x10.5 R15 109Q',
  url: '/media/product/17/front.avif',
  urls: ['/media/product/17/side.avif', 'https://example.com/a.jpg'],
  priceGrosze: 154_990,
  quantityInStock: 4,
  status: 'archived',
  inArchive: true,
  manufacturer: 'Trakt',
  typeOfTire: '4X4',
  icVc: '109Q',
  width: 31,
  profile: 10.5,
  diameter: 15,
  season: 'allseason',
  protector: 'Błoto MT',
  inf: 'Bieżnikowana',
  loadIndex: 109,
  speedIndex: 'Q',
  retread: true,
}

describe('the product form', () => {
  test.each(locales)('gives back in %s what it was filled from', (locale) => {
    const { id: _, lowestPriceGrosze: __, promotionUntil: ___, ...entry } = tire
    expect(NewProduct.parse(inputOf(formOf(tire, locale), 'Tire'))).toEqual(entry)
  })

  test('writes a price as the language does, and reads it as people do', () => {
    expect([formOf(tire, 'pl').price, formOf(tire, 'en').price]).toEqual(['1549,90', '1549.90'])
    expect(inputOf({ ...formOf(tire, 'pl'), price: '1 549,90' }, 'Tire').price).toBe(1549.9)
  })

  test('lists the controls in the order in which they stand in the form, each once', () => {
    const wrong = NewProduct.safeParse(inputOf({ ...emptyForm('Tire', 'Trakt'), pictures: [] }, 'Tire')).error
    const named = fieldErrors(wrong as NonNullable<typeof wrong>).map(({ path }) => controlOf(path))
    const listed = formFields('Tire').filter((field) => named.includes(field))
    expect(listed).toEqual([
      'width',
      'profile',
      'diameter',
      'icVc',
      'typeOfTire',
      'title',
      'price',
      'quantityInStock',
      'inf',
      'pictures',
    ])
    const everything = formFields('Tire')
    expect(new Set(everything).size).toBe(everything.length)
    expect(everything).toHaveLength(fieldsOf('Tire').length - ['url', 'urls'].length + 3)
  })

  test('says of a price what is wrong with it', () => {
    const codeOf = (price: string) => {
      const { error } = NewProduct.safeParse(inputOf({ ...formOf(tire, 'pl'), price }, 'Tire'))
      return error?.issues.map(({ message }) => message)
    }
    expect(['1.234,567', '1.2.3', '-5', ''].map(codeOf)).toEqual([
      ['two_decimals'],
      ['invalid_number'],
      ['price_positive'],
      ['price_positive'],
    ])
  })

  test('stores the IC/VC in capitals, as it is on the sidewall', () => {
    const entry = NewProduct.parse(inputOf({ ...formOf(tire, 'pl'), icVc: '112 t' }, 'Tire'))
    expect(entry).toMatchObject({ icVc: '112T' })
  })

  test.each(['Tire', 'Wheel', 'Spacer'] as const)(
    'has a control for each text of a %s in each language',
    (type) => {
      const texts = fieldsOf(type).filter(([, { kind }]) => kind === 'paragraphs')
      expect(Object.values(descriptionControls(type))).toEqual(texts.map(([name]) => name))
      expect(texts.map(([name]) => languageOfControl(type, controlOf(name)))).toEqual(locales)
    },
  )

  test('keeps a load index that the IC/VC does not say', () => {
    expect(formOf({ ...tire, icVc: '10PR', loadIndex: 112 }, 'pl').loadIndex).toBe('112')
    expect(formOf(tire, 'pl').loadIndex).toBe('')
  })

  test('of a copy has drawings of its own, other pictures as they are, and no stock yet', () => {
    const copy = copyOf(tire, 'pl')
    expect(copy.pictures).toEqual([
      '/media/product/new/front.avif',
      '/media/product/new/side.avif',
      'https://example.com/a.jpg',
    ])
    expect(copy.quantityInStock).toBe('')
  })

  test('shows what is wrong with an address at the pictures', () => {
    expect(['url', 'urls', 'urls.3', 'price'].map(controlOf)).toEqual([
      'pictures',
      'pictures',
      'pictures',
      'price',
    ])
  })
})
