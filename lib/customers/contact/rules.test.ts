import { expect, test } from 'vitest'
import { isBlocked } from '@/lib/shop/mail/blocked'
import { isHeadless } from './rules'

test('a sender is blocked by the whole address or by the domain, in whatever case', () => {
  const blocked = ['spammer@example.com', '@spam.example']
  expect(isBlocked('Spammer@Example.com', blocked)).toBe(true)
  expect(isBlocked('anyone@spam.example', blocked)).toBe(true)
  expect(isBlocked('anyone@notspam.example', blocked)).toBe(false)
  expect(isBlocked('anna@example.com', blocked)).toBe(false)
  expect(isBlocked('anna@example.com', [])).toBe(false)
})

test('only a browser that calls itself headless counts as one', () => {
  expect(isHeadless('Mozilla/5.0 (X11) HeadlessChrome/131.0 Safari/537.36')).toBe(true)
  expect(isHeadless('Mozilla/5.0 (X11) Chrome/131.0 Safari/537.36')).toBe(false)
  expect(isHeadless(null)).toBe(false)
})
