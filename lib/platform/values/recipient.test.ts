import { expect, test } from 'vitest'
import { mailboxOf } from './recipient'

test.each([
  ['Anna@Example.com', 'anna@example.com'],
  ['anna+1@example.com', 'anna@example.com'],
  ['anna+shop+2@example.com', 'anna@example.com'],
  ['an.na@example.com', 'an.na@example.com'],
  ['an.n.a+x@gmail.com', 'anna@gmail.com'],
  ['anna@googlemail.com', 'anna@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
])('%s is counted as the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
