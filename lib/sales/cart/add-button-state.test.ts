import { describe, expect, test } from 'vitest'
import { addButtonState } from './client'

describe('the add button', () => {
  test('the add button adds a product that is on sale, in stock and not in the cart yet', () => {
    expect(addButtonState({ inArchive: false, inCart: false, stock: 1 })).toBe('ready')
  })

  test('the add button is disabled for a product in the cart, even when the last piece has just been sold', () => {
    expect(addButtonState({ inArchive: false, inCart: true, stock: 12 })).toBe('inCart')
    expect(addButtonState({ inArchive: false, inCart: true, stock: 0 })).toBe('inCart')
  })

  test('the add button is disabled for a sold-out product', () => {
    expect(addButtonState({ inArchive: false, inCart: false, stock: 0 })).toBe('soldOut')
  })

  test('the add button never sells an archived product, whatever its stock', () => {
    expect(addButtonState({ inArchive: true, inCart: false, stock: 60 })).toBe('archived')
  })
})
