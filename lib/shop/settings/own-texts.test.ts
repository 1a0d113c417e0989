import { afterEach, expect, test } from 'vitest'
import { perLocale } from '@/lib/platform/i18n/routing'
import { applyDetails, builtInDetails } from '@/lib/platform/shop-details'
import { noText } from '@/lib/shop/settings/texts'
import { wordsOf } from '@/lib/shop/texts/translator'
import pl from '@/messages/pl.json'
import { asMessage, setOwnTexts, typesetMessages } from './own-texts'

afterEach(() => {
  applyDetails(null)
  setOwnTexts({})
})

const values = {
  company: 'Bies',
  address: 'Polna 7',
  taxId: '1',
  register: '',
  phone: '5',
  opens: '8',
  closes: '9',
  hours: '8–9',
}
const seller = () => wordsOf('en')('rulesPage.sections.seller.text', { ...values, email: 'a@b.pl' })

test('a text of the owner stands in place of the message, in mails too', () => {
  const before = seller()
  setOwnTexts({
    rulesSeller: { ...noText, pl: 'Sprzedaje {company}.', en: 'Sold by {company}, {email}.' },
  })
  expect(seller()).toBe('Sold by Bies, a@b.pl.')
  expect(JSON.stringify(typesetMessages(pl, 'pl').rulesPage.sections.seller)).toContain('Sprzedaje')
  setOwnTexts({})
  expect(seller()).toBe(before)
})

test('scripts, braces and quotation marks in a text reach the reader as they were typed', () => {
  const text = `<script>alert('x')</script> {sum} '{' {company, select, other {}} <b>it's</b>`
  setOwnTexts({ rulesSeller: perLocale(() => text) })
  expect(seller()).toBe(text)
})

test('a new name of the shop reaches the messages at once', () => {
  expect(wordsOf('en')('site.title')).toContain('Trakt 4x4')
  applyDetails({ ...builtInDetails(), name: 'Opony Bies' })
  setOwnTexts({})
  expect(wordsOf('en')('site.title')).toContain('Opony Bies')
  expect(wordsOf('en')('site.title')).not.toContain('Trakt 4x4')
})

test('values of the built-in text are filled in, whatever stands around them', () => {
  expect(asMessage("'{email}' {{email}} it's {sum}{sum}", '{email}')).toBe(
    "''{email}'' '{'{email}'}' it''s '{'sum'}{'sum'}'",
  )
})
