import { expect, test } from 'vitest'
import { meantEmail } from './meant-email'

test('an address one letter or one swap away from a frequent one is asked about', () => {
  for (const domain of ['gmial.com', 'gmail.con', 'gmail.co', 'gmai.com', 'GMAIL.CMO', 'gnail.com'])
    expect(meantEmail(`Jan.Nowak@${domain}`)).toBe('Jan.Nowak@gmail.com')
  expect(meantEmail(' ola@outlok.com ')).toBe('ola@outlook.com')
  expect(meantEmail('ola@interia.p')).toBe('ola@interia.pl')
})

test('a frequent address, another real one and what is no address are not asked about', () => {
  for (const typed of [
    'jan@gmail.com',
    'jan@mail.com',
    'jan@ymail.com',
    'jan@wp.pl',
    'jan@vp.pl',
    'jan@firma.pl',
    'gmial.com',
    '@gmial.com',
    '',
  ])
    expect(meantEmail(typed)).toBeNull()
})
