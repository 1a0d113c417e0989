import { expect, test } from 'vitest'
import { answerDue, isOverdue } from './rules'
import { Complaint } from './schema'

test('the answer to a complaint is due on the fourteenth day after the day in Poland on which it came', () => {
  expect(answerDue(new Date('2026-11-22T23:30:00+01:00'))).toEqual(new Date('2026-12-06'))
  expect(answerDue(new Date('2026-11-22T23:30:00Z'))).toEqual(new Date('2026-12-07'))
})

test('a complaint counts as accepted when the last day for the answer is over in Poland, and not before', () => {
  const due = new Date('2026-12-06')
  expect(isOverdue(due, new Date('2026-12-06T23:59:59+01:00'))).toBe(false)
  expect(isOverdue(due, new Date('2026-12-07T00:00:00+01:00'))).toBe(true)
})

const typed = {
  name: 'Łucja Żółć',
  email: 'lucja@example.com',
  orderNumber: 'K7M2Q-X9D4T',
  goods: '1 × Trakt MT',
  fault: 'Bąbel na boku.',
  since: '',
  wish: 'repair',
}

test('a complaint needs to say who, what and what for, but not since when', () => {
  expect(Complaint.safeParse(typed).success).toBe(true)
  for (const field of ['name', 'email', 'orderNumber', 'goods', 'fault', 'wish'])
    expect(Complaint.safeParse({ ...typed, [field]: ' ' }).error?.issues[0]?.path, field).toEqual([field])
  expect(Complaint.safeParse({ ...typed, wish: 'money' }).success).toBe(false)
})

test('a complaint has no web address, since its receipt goes to an address that anybody may name', () => {
  for (const field of ['name', 'goods', 'fault', 'since'])
    expect(Complaint.safeParse({ ...typed, [field]: 'see https://spam.example' }).success, field).toBe(false)
})
