import { expect, test } from 'vitest'
import { readResults } from './address'
import { type ListedRow, listTagsOf, tagsOfList, tagsOfStock } from './tags'

const tire: ListedRow & { id: number } = {
  id: 7,
  productType: 'Tire',
  width: 10.5,
  profile: 31,
  diameter: 15,
  boltPattern: null,
}
const wheel: ListedRow = { ...tire, productType: 'Wheel', width: 7, profile: null, boltPattern: '5x139.7' }
const spacer: ListedRow = { ...wheel, productType: 'Spacer', width: null, diameter: null }

/** Whether a list at this address expires with these tags. */
const expires = (type: ListedRow['productType'], address: string, tags: string[]) =>
  tagsOfList(readResults(type, address).query).some((tag) => tags.includes(tag))

test('a changed product expires each list that asks for its size or pattern, or for a part of it, or for none', () => {
  for (const address of [
    'width=10,5&profile=31&diameter=15',
    'diameter=15&season=winter',
    'width=10.50',
    'use=MT',
    '',
  ])
    expect(expires('Tire', address, listTagsOf(tire)), address).toBe(true)
  for (const address of [
    'diameter=15&boltSpacing=5x139,7',
    'boltSpacing=5/139.7&width=8',
    'material=steel',
    '',
  ])
    expect(expires('Wheel', address, listTagsOf(wheel)), address).toBe(true)
  for (const address of ['boltDistance=5x139.70', 'thickness=30'])
    expect(expires('Spacer', address, listTagsOf(spacer)), address).toBe(true)
})

test('a changed product expires no list of another size, pattern or type', () => {
  for (const address of ['width=11.5&profile=31&diameter=15', 'diameter=16', 'width=195'])
    expect(expires('Tire', address, listTagsOf(tire)), address).toBe(false)
  for (const address of ['diameter=16&boltSpacing=5x139.7', 'boltSpacing=6x139.7'])
    expect(expires('Wheel', address, listTagsOf(wheel)), address).toBe(false)
  expect(expires('Wheel', '', listTagsOf(tire))).toBe(false)
})

test('a sold piece expires the pages that tell the number, and of many pieces only lists sorted by them', () => {
  const size = 'width=10.5&profile=31&diameter=15'
  expect(tagsOfStock(tire, 21, 20)).toContain('product:7')
  expect(expires('Tire', size, tagsOfStock(tire, 21, 20))).toBe(true)
  expect(expires('Tire', size, tagsOfStock(tire, 1, 0))).toBe(true)
  expect(tagsOfStock(tire, 60, 56)).not.toContain('product:7')
  expect(expires('Tire', size, tagsOfStock(tire, 60, 56))).toBe(false)
  expect(expires('Tire', `${size}&sort=-stock`, tagsOfStock(tire, 60, 56))).toBe(true)
  expect(expires('Tire', 'width=195&sort=-stock', tagsOfStock(tire, 60, 56))).toBe(false)
  expect(tagsOfStock(tire, 4, 4)).toEqual([])
})
