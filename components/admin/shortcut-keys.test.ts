import { expect, test } from 'vitest'
import { shortcutFor } from './shortcut-keys'

const key = (
  key: string,
  code = '',
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {},
) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

test('g and then a letter leads to a page, the letter alone nowhere', () => {
  expect(shortcutFor(key('g', 'KeyG'), false)).toEqual({ kind: 'begun' })
  expect(shortcutFor(key('o', 'KeyO'), true)).toEqual({ kind: 'go', letter: 'o' })
  expect(shortcutFor(key('o', 'KeyO'), false)).toBeNull()
})

test('on a Russian keyboard the same keys do the same', () => {
  expect(shortcutFor(key('п', 'KeyG'), false)).toEqual({ kind: 'begun' })
  expect(shortcutFor(key('щ', 'KeyO'), true)).toEqual({ kind: 'go', letter: 'o' })
})

test('signs go by what they write, wherever the layout has them', () => {
  expect(shortcutFor(key('/', 'Digit7'), false)).toEqual({ kind: 'search' })
  expect(shortcutFor(key('?', 'Minus'), true)).toEqual({ kind: 'help' })
})

test('Ctrl or ⌘ with S saves, on a Russian keyboard too', () => {
  expect(shortcutFor(key('s', 'KeyS', { ctrlKey: true }), false)).toEqual({ kind: 'save' })
  expect(shortcutFor(key('ы', 'KeyS', { metaKey: true }), true)).toEqual({ kind: 'save' })
  expect(shortcutFor(key('s', 'KeyS', { ctrlKey: true, altKey: true }), false)).toBeNull()
})

test("what belongs to the browser stays the browser's", () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const)
    expect(shortcutFor(key('g', 'KeyG', { [held]: true }), false)).toBeNull()
})
