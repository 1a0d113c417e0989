import { expect, test } from 'vitest'
import type { Spacer, Tire, Wheel } from '@/lib/catalog/product/schema'
import { blankProduct } from '@/lib/catalog/product/testing'
import { drawingAddress } from './drawing-address'

const tire: Tire = {
  ...blankProduct('Tire'),
  id: 7,
  productType: 'Tire',
  manufacturer: null,
  typeOfTire: '4X4',
  icVc: '96Q',
  width: 195,
  profile: 80,
  diameter: 15,
  season: 'allseason',
  protector: null,
  inf: null,
  loadIndex: 96,
  speedIndex: 'Q',
  retread: true,
}
const wheel: Wheel = {
  ...blankProduct('Wheel'),
  id: 7,
  productType: 'Wheel',
  typeOfWheel: null,
  diameter: 15,
  width: 7,
  boltSpacing: '5x139.7',
  centralBoreDiameter: 108,
  offset: -10,
  color: null,
  material: null,
}
const spacer: Spacer = {
  ...blankProduct('Spacer'),
  id: 7,
  productType: 'Spacer',
  boltDistance: '5x139.7',
  boltInfo: null,
  mounting: null,
  thickness: 30,
}

test('a product is drawn to scale whatever pictures it has, none included', () => {
  const drawing = '/media/product/7/drawing.avif'
  expect(drawingAddress(tire)).toBe(drawing)
  expect(drawingAddress({ ...tire, url: 'https://elsewhere.example/a.jpg' })).toBe(drawing)
  expect(drawingAddress(wheel)).toBe(drawing)
  expect(drawingAddress({ ...wheel, offset: null })).toBe(drawing)
  expect(drawingAddress(spacer)).toBe(drawing)
})

test('nothing is drawn of figures that no part can have', () => {
  expect(drawingAddress({ ...tire, width: 5, diameter: 30 })).toBeUndefined()
  expect(drawingAddress({ ...wheel, offset: -400 })).toBeUndefined()
  expect(drawingAddress({ ...spacer, thickness: 150 })).toBeUndefined()
})
