import { describe, expect, test } from 'vitest'
import type { Tire } from '@/lib/catalog/product/schema'
import { blankProduct } from '@/lib/catalog/product/testing'
import { NewProduct } from './entry'
import { controlOf, copyOf, emptyForm, formOf, inputOf } from './form'
import { suggestedTitle } from './suggested-title'

const tire: Tire = {
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
  test.each(['pl', 'en', 'ru'] as const)('gives back in %s what it was filled from', (locale) => {
    const { id: _, lowestPriceGrosze: __, promotionUntil: ___, ...entry } = tire
    expect(NewProduct.parse(inputOf(formOf(tire, locale), 'Tire'))).toEqual(entry)
  })

  test('writes a price as the language does, and reads it as people do', () => {
    expect([formOf(tire, 'pl').price, formOf(tire, 'en').price]).toEqual(['1549,90', '1549.90'])
    expect(inputOf({ ...formOf(tire, 'pl'), price: '1 549,90' }, 'Tire').price).toBe(1549.9)
  })

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

describe('a title is suggested as the catalogue writes it', () => {
  test('for a tire', () => {
    expect(suggestedTitle(formOf(tire, 'pl'), 'Tire', 'Trakt')).toBe(tire.title)
  })

  test('for a wheel', () => {
    const form = {
      ...emptyForm('Wheel', 'Trakt'),
      typeOfWheel: 'alloy',
      diameter: '17',
      width: '8,5',
      boltSpacing: '6×139,7',
      centralBoreDiameter: '106,1',
      offset: '-10',
    }
    expect(suggestedTitle(form, 'Wheel', 'Trakt')).toBe(
      'Felga aluminiowa Trakt 8.5Jx17 6x139.7 ET-10 CB106.1',
    )
  })

  test('for a spacer', () => {
    const form = {
      ...emptyForm('Spacer', 'Trakt'),
      boltDistance: '5x139.7',
      thickness: '30',
      mounting: 'bolt-on',
    }
    expect(suggestedTitle(form, 'Spacer', 'Trakt')).toBe('Dystans Trakt 30 mm 5x139.7 przykręcany')
    expect(suggestedTitle({ ...form, thickness: '' }, 'Spacer', 'Trakt')).toBeNull()
  })
})
