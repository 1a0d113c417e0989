import { expect, test } from 'vitest'
import { pageMemory } from '@/lib/platform/browser/tab-storage'
import { beginAttempt, closeAttempt, isUnanswered, noteRefusal } from './attempt'
import { emptyDraft } from './draft'
import { orderContent } from './order'

const form = { ...emptyDraft('jan@trakt.example'), privacyConsent: true, commercialConsent: true }
const contentOf = (totalGrosze: number) => orderContent(form, { userId: 'jan', locale: 'pl', totalGrosze })

const lines = [{ id: 5, quantity: 2 }]

function keyMaker() {
  let made = 0
  return () => `key-${++made}`
}

test('a second press with the same content sends the same key, also after a reload', () => {
  const storage = pageMemory()
  const newKey = keyMaker()
  const first = beginAttempt(storage, contentOf(100), lines, newKey)
  expect(beginAttempt(storage, contentOf(100), lines, newKey)).toBe(first)
})

test('another content is another order, so it gets another key', () => {
  const storage = pageMemory()
  const newKey = keyMaker()
  const first = beginAttempt(storage, contentOf(100), lines, newKey)
  expect(beginAttempt(storage, contentOf(200), lines, newKey)).not.toBe(first)
})

test('the same product bought again is another purchase, even when the answer to the first was lost', () => {
  const storage = pageMemory()
  const newKey = keyMaker()
  const first = beginAttempt(storage, contentOf(100), lines, newKey)
  expect(beginAttempt(storage, contentOf(100), [{ id: 6, quantity: 2 }], newKey)).not.toBe(first)
})

test('the same purchase once more after a success is a new order', () => {
  const storage = pageMemory()
  const newKey = keyMaker()
  const first = beginAttempt(storage, contentOf(100), lines, newKey)
  closeAttempt(storage)
  expect(beginAttempt(storage, contentOf(100), lines, newKey)).not.toBe(first)
})

test('a lost answer leaves a question behind, a refusal and an order do not', () => {
  const storage = pageMemory()
  expect(isUnanswered(storage, 'jan')).toBe(false)
  beginAttempt(storage, contentOf(100), lines, keyMaker())
  expect(isUnanswered(storage, 'jan')).toBe(true)
  expect(isUnanswered(storage, 'anna')).toBe(false)
  noteRefusal(storage, 'jan')
  expect(isUnanswered(storage, 'jan')).toBe(false)
  closeAttempt(storage)
  expect(isUnanswered(storage, 'jan')).toBe(false)
})

test('a refused content keeps its key: the server spends keys on orders only', () => {
  const storage = pageMemory()
  const newKey = keyMaker()
  const first = beginAttempt(storage, contentOf(100), lines, newKey)
  noteRefusal(storage, 'jan')
  expect(beginAttempt(storage, contentOf(100), lines, newKey)).toBe(first)
})

test('a lost answer stays a question when the details are changed and the next press finds the cart empty', () => {
  const storage = pageMemory()
  const newKey = keyMaker()
  beginAttempt(storage, contentOf(100), lines, newKey)
  beginAttempt(storage, contentOf(200), lines, newKey)
  noteRefusal(storage, 'jan')
  expect(isUnanswered(storage, 'jan')).toBe(true)
})
