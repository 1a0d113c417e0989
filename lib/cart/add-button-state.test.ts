import { describe, expect, it } from 'vitest'
import { addButtonState } from './add-button-state'

describe('the add button', () => {
  it('adds what is on sale, in stock and not in the cart yet', () => {
    expect(addButtonState({ inArchive: false, inCart: false, stock: 1 })).toBe('ready')
  })

  it('rests on what is already in the cart, even when the last piece has just been sold', () => {
    expect(addButtonState({ inArchive: false, inCart: true, stock: 12 })).toBe('inCart')
    expect(addButtonState({ inArchive: false, inCart: true, stock: 0 })).toBe('inCart')
  })

  it('rests on what is sold out', () => {
    expect(addButtonState({ inArchive: false, inCart: false, stock: 0 })).toBe('soldOut')
  })

  it('never sells an archived product, whatever its stock', () => {
    expect(addButtonState({ inArchive: true, inCart: false, stock: 60 })).toBe('archived')
  })
})
