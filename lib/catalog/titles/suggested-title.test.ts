import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { emptyForm, type ProductForm, productSoFar } from '@/lib/assortment/products/form'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { blankProduct } from '@/lib/catalog/product/testing'
import pl from '@/messages/pl.json'
import { demoSpacers } from '@/prisma/catalogue/spacers'
import { demoTires } from '@/prisma/catalogue/tires'
import { demoWheels } from '@/prisma/catalogue/wheels'
import { contradictedIn, suggestedTitle } from './suggested-title'

const t = createTranslator({ locale: 'pl', messages: pl, namespace: 'productTitle' })
const of = (type: ProductType, typed: Partial<ProductForm>) =>
  productSoFar({ ...emptyForm(type, 'Trakt'), ...typed }, type)
const suggested = (type: ProductType, typed: Partial<ProductForm>) =>
  suggestedTitle(of(type, typed), 'Trakt', t)

const tire = { protector: 'Błoto MT', width: '31', profile: '10,5', diameter: '15', icVc: '109q' }
const wheel = {
  typeOfWheel: 'alloy',
  diameter: '17',
  width: '8,5',
  boltSpacing: '6×139,7',
  centralBoreDiameter: '106,1',
  offset: '-10',
}
const spacer = { boltDistance: '5x139.7', thickness: '30', mounting: 'bolt-on' }

describe('a title is suggested as the catalogue writes it', () => {
  test('for a tire', () => {
    expect(suggested('Tire', tire)).toBe('Trakt Błoto MT 31x10.5 R15 109Q')
    expect(suggested('Tire', { ...tire, width: '' })).toBeNull()
  })

  test('for a wheel, with the names of its present title', () => {
    const figures = '8.5Jx17 6x139.7 ET-10 CB106.1'
    expect(suggested('Wheel', wheel)).toBe(`Felga aluminiowa Trakt ${figures}`)
    const copied = { ...wheel, title: 'Felga stalowa Trakt Baza 7Jx15 5x139.7' }
    expect(suggested('Wheel', copied)).toBe(`Felga aluminiowa Trakt Baza ${figures}`)
  })

  test('for a spacer, with its bore and its alloy', () => {
    expect(suggested('Spacer', spacer)).toBe('Dystans Trakt 30 mm 5x139.7 przykręcany')
    expect(suggested('Spacer', { ...spacer, hubBore: '108', alloy: '6061-T6' })).toBe(
      'Dystans Trakt 30 mm 5x139.7 CB108 przykręcany 6061-T6',
    )
    expect(suggested('Spacer', { ...spacer, thickness: '' })).toBeNull()
  })
})

describe('a title that the fields contradict', () => {
  const contradicted = (type: ProductType, typed: Partial<ProductForm>) => contradictedIn(of(type, typed))

  test('is found in a tire of another size or load', () => {
    const title = 'Trakt Błoto MT 195/80R15 96Q'
    expect(contradicted('Tire', { ...tire, title })).toEqual(['195/80', '96Q'])
    expect(contradicted('Tire', { ...tire, title: 'Trakt Błoto MT 31x10,5 R 16' })).toEqual(['R16'])
    expect(contradicted('Tire', { ...tire, title: 'Trakt Błoto MT 31x10.5 R15 109Q' })).toEqual([])
    expect(contradicted('Tire', { title })).toEqual([])
  })

  test('is found in a wheel of another size, pattern, offset or bore', () => {
    const title = 'Felga aluminiowa Trakt 7Jx15 5×139,7 ET 20 CB108'
    expect(contradicted('Wheel', { ...wheel, title })).toEqual(['7Jx15', '5x139.7', 'ET20', 'CB108'])
    expect(contradicted('Wheel', { ...wheel, title: 'Felga 17x8.5 6×139,7 ET-10 CB106.1' })).toEqual([])
  })

  test('is found in a spacer of another thickness, pattern, bore or alloy', () => {
    const typed = { ...spacer, hubBore: '108', alloy: '6061-T6' }
    const title = 'Dystans Trakt 25 mm 6x139.7 CB110 7075-T6'
    expect(contradicted('Spacer', { ...typed, title })).toEqual(['25mm', '6x139.7', 'CB110', '7075-T6'])
    expect(contradicted('Spacer', { ...typed, title: 'Dystans Trakt 30 mm 5x139.7 CB108' })).toEqual([])
  })

  test('is none of the demo', () => {
    const products = [
      ...demoTires().map((tire) => ({ ...blankProduct('Tire'), ...tire })),
      ...demoWheels().map((row) => ({ ...blankProduct('Wheel'), ...row, boltSpacing: row.boltPattern })),
      ...demoSpacers().map((row) => ({ ...blankProduct('Spacer'), ...row, boltDistance: row.boltPattern })),
    ] as unknown as Product[]
    expect(products.flatMap((product) => contradictedIn(product))).toEqual([])
  })
})
