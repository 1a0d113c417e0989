import { expect, test } from 'vitest'
import { type CartProduct, cartQuestions } from './cart-questions'

const tire: CartProduct = { id: 1, productType: 'Tire', title: 'Tire' }
const otherTire: CartProduct = { id: 2, productType: 'Tire', title: 'Other tire' }
const wheel: CartProduct = { id: 3, productType: 'Wheel', title: 'Wheel' }
const partsOf = (products: CartProduct[], hasCar: boolean) =>
  cartQuestions(products, hasCar).map(({ parts }) => parts)

test('with a car each product is asked about, and one of each type together', () => {
  expect(partsOf([tire, wheel], true)).toEqual([{ Tire: 1 }, { Wheel: 3 }, { Tire: 1, Wheel: 3 }])
})

test('without a car it is only asked what goes together', () => {
  expect(partsOf([tire, wheel], false)).toEqual([{ Tire: 1, Wheel: 3 }])
  expect(partsOf([tire], false)).toEqual([])
})

test('of two products of a type nobody says which belongs to the third', () => {
  expect(partsOf([tire, otherTire, wheel], false)).toEqual([])
  expect(partsOf([tire, otherTire, wheel], true)).toEqual([{ Tire: 1 }, { Tire: 2 }, { Wheel: 3 }])
})

test('a cart of many lines is not asked about', () => {
  const many = Array.from({ length: 9 }, (_, id) => ({ ...tire, id }))
  expect(partsOf(many, true)).toEqual([])
})
