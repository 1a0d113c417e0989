import { afterEach, expect, test, vi } from 'vitest'
import { areShortcutsOff, turnShortcuts } from './shortcuts'
import { pageMemory } from './tab-storage'

afterEach(() => vi.unstubAllGlobals())

test('shortcuts of a single key are on until they are turned off, and can be turned on again', () => {
  vi.stubGlobal('localStorage', pageMemory())
  expect(areShortcutsOff()).toBe(false)
  turnShortcuts(false)
  expect(areShortcutsOff()).toBe(true)
  turnShortcuts(true)
  expect(areShortcutsOff()).toBe(false)
})

test('where nothing can be stored, and so nothing be turned off, the shortcuts stay off', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(areShortcutsOff()).toBe(true)
  turnShortcuts(true)
  expect(areShortcutsOff()).toBe(true)
})
