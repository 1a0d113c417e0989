import { expect, test } from 'vitest'
import { emptyForm } from '@/lib/assortment/products/form'
import { pageMemory } from '@/lib/platform/browser/tab-storage'
import { forgetProductDraft, keepProductDraft, readProductDraft } from './use-product-form'

const base = emptyForm('Tire', 'Trakt')
const typed = { ...base, title: 'Trakt Błoto MT', pictures: [] }
const draft = { base, typed, at: '2026-03-02T10:00:00.000Z' }

test('what was typed and not saved is found again, by its own form only', () => {
  const storage = pageMemory()
  keepProductDraft(storage, 'anna-17', draft)
  expect(readProductDraft(storage, 'anna-17')).toEqual(draft)
  expect(readProductDraft(storage, 'anna-18')).toBeNull()
  forgetProductDraft(storage, 'anna-17')
  expect(readProductDraft(storage, 'anna-17')).toBeNull()
})

test.each([
  '{',
  'null',
  '{"typed":{}}',
  JSON.stringify({ base, typed: { ...typed, pictures: 'x' }, at: 'now' }),
])('a draft that an older page left as %.20s is passed over', (kept) => {
  const storage = pageMemory()
  storage.setItem('trakt-product-anna-17', kept)
  expect(readProductDraft(storage, 'anna-17')).toBeNull()
})

test('a full storage costs the draft, not the form', () => {
  const full = {
    ...pageMemory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  keepProductDraft(full, 'anna-17', draft)
  expect(readProductDraft(full, 'anna-17')).toBeNull()
})
