import { describe, expect, test } from 'vitest'
import { isRobot } from '@/lib/platform/http/robot-field'
import { ContactMessage } from './schema'

const message = {
  from_name: 'Anna Kowalska',
  from_email: 'anna@example.online',
  phone: '+48 600 700 800',
  message: 'Dzień dobry,\nczy 215/75 R15 zmieści się w Jimny?',
}
/** What the form says under each field: the first thing that is wrong with it. */
const codes = (input: unknown) => {
  const issues = ContactMessage.safeParse(input).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
}

test('a message of several lines passes, its phone number without the spaces', () => {
  expect(ContactMessage.parse(message)).toEqual({ ...message, phone: '+48600700800' })
})

test('name, e-mail, phone and message must all be there', () => {
  expect(codes({ from_name: ' ', from_email: '', phone: '', message: '\n ' })).toEqual({
    from_name: 'full_name_required',
    from_email: 'email_required',
    phone: 'phone_required',
    message: 'required',
  })
  expect(codes({})).toEqual(codes({ from_name: '', from_email: '', phone: '', message: '' }))
})

test('a name that would break out of a mail header is refused', () => {
  expect(codes({ ...message, from_name: 'Anna\r\nBcc: all@example.com' })).toEqual({
    from_name: 'invalid_value',
  })
})

test('a name that leads somewhere else is refused, a message may', () => {
  expect(codes({ ...message, from_name: 'Anna www.prize.example' })).toEqual({ from_name: 'no_links' })
  expect(codes({ ...message, message: 'https://www.example.com/jimny' })).toEqual({})
})

test('a message may name the product that it asks about, by a number that a row can have', () => {
  expect(ContactMessage.parse({ ...message, product_id: 7 }).product_id).toBe(7)
  for (const product_id of [0, -1, 1.5, 3_000_000_000, '7'])
    expect(Object.keys(codes({ ...message, product_id }))).toEqual(['product_id'])
})

test('a message is bounded and holds no control characters', () => {
  expect(codes({ ...message, message: 'a'.repeat(5_001) })).toEqual({ message: 'too_long' })
  expect(codes({ ...message, message: 'a\u0000b' })).toEqual({ message: 'invalid_value' })
})

describe('the field that people do not see', () => {
  test('a filled hidden field passes the schema, so that the service can refuse the robot', () => {
    expect(isRobot(ContactMessage.parse({ ...message, website: 'https://spam.example' }))).toBe(true)
  })

  test('an empty hidden field means that a person wrote the message', () => {
    expect(isRobot(ContactMessage.parse({ ...message, website: '' }))).toBe(false)
    expect(isRobot(ContactMessage.parse(message))).toBe(false)
  })
})
