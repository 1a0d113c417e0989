import { expect, test } from 'vitest'
import { mapTexts, withShopNames } from '@/lib/platform/shop-names'
import { typesetMessages } from '@/lib/shop/settings/own-texts'
import { messages } from '@/messages/all'
import { type Locale, locales } from './routing'
import { typeset } from './typeset'

/** Typesets a text and makes its non-breaking spaces and word joiners visible. */
const set = (text: string, locale: Locale) =>
  typeset(text, locale).replaceAll('\u00a0', '~').replaceAll('\u2060', '|')

test.each([
  ['Kolce: gdzie wolno, a gdzie nie', 'Kolce: gdzie wolno, a~gdzie nie'],
  ['i w domu, i z „U nas” w 14 dni', 'i~w~domu, i~z~„U~nas” w~14~dni'],
  ['Regulamin ONZ nr 108, Sp. z o.o., ul. Gumowa 4', 'Regulamin ONZ nr~108, Sp.~z~o.o., ul.~Gumowa~4'],
  ['Dystans Trakt 3 mm 6x139.7 CB110 przelotowy', 'Dystans Trakt 3~mm 6x139.7 CB110 przelotowy'],
  ['Trakt Żwir AT 2 195/80 R15 96Q', 'Trakt Żwir AT~2 195/80~R15~96Q'],
  ['Żwir AT 2 wyszła', 'Żwir AT~2~wyszła'],
  ['pieniądze w 5–7 dni', 'pieniądze w~5–|7~dni'],
  ['300–400\u00a0zł, pn–pt 8:00–16:00', '300–|400~zł, pn–|pt~8:00–|16:00'],
  ['W 5–7 dni roboczych, tel. +48 600 700 800', 'W~5–|7~dni roboczych, tel. +48~600~700~800'],
  ['7Jx15 ET-10 albo ET 5, 7075-T6', '7Jx15 ET-|10 albo ET~5, 7075-|T6'],
  ['ul. Gumowa 4, 16-400 Suwałki, BDO 000000000', 'ul.~Gumowa~4, 16-|400~Suwałki, BDO~000000000'],
  ['Napisz e-mailem, pon.–pt. 8:00', 'Napisz e-|mailem, pon.–|pt. 8:00'],
  ['Wyślij e-mail, zielono-czarny', 'Wyślij e-mail, zielono-czarny'],
  ['Trakt Szlak HT 195/80 R15 96Q', 'Trakt Szlak HT 195/80~R15~96Q'],
  ['Felgi, 7Jx16 i 8Jx16', 'Felgi, 7Jx16 i~8Jx16'],
  ['o {mm} mm przy {kmh} km/h, 66 Shore A', 'o~{mm}~mm przy {kmh}~km/h, 66~Shore~A'],
])('no Polish line ends with a lone letter or parts a figure from its unit: %s', (text, expected) => {
  expect(set(text, 'pl')).toBe(expected)
})

test.each([
  ['Проверьте размер и вылет в центре', 'Проверьте размер и~вылет в~центре'],
  ['Меньше фильтров — больше результатов', 'Меньше фильтров~— больше результатов'],
  ['По Правилам ООН № 108, то же самое', 'По Правилам ООН №~108, то~же самое'],
  ['Номер заказа, Trakt 4x4 Sp. z o.o.', 'Номер~заказа, Trakt 4x4 Sp.~z~o.o.'],
])('Russian binds its short words, the dash and the number sign: %s', (text, expected) => {
  expect(set(text, 'ru')).toBe(expected)
})

test('English leaves a word of one letter where it stands', () => {
  expect(set('A year within 14 days: Regulation No. 108', 'en')).toBe(
    'A year within 14~days: Regulation~No.~108',
  )
})

test.each(['https://trakt4x4.pl/opony-195', 'www.trakt4x4.pl/a-4', 'serwis-4x4@trakt.example'])(
  'an address is left as it can be copied: %s',
  (address) => expect(typeset(address, 'pl')).toBe(address),
)

test('a range of what is filled in stays together', () => {
  expect(set('od {opens}–{closes} czasu polskiego', 'pl')).toBe('od {opens}–|{closes} czasu polskiego')
})

test('what a message asks for and how it counts stay as they are', () => {
  const plural = '{count, plural, =0 {Brak opon} one {# opona} other {# opony w {place}}}'
  expect(set(plural, 'pl')).toBe('{count, plural, =0 {Brak opon} one {#~opona} other {#~opony w~{place}}}')
  expect(set('<i>w</i> <b>ten</b> dzień', 'pl')).toBe('<i>w</i> <b>ten</b> dzień')
})

test.each(locales)('the messages of %s keep every letter', (locale) => {
  const plain = (texts: object) => JSON.stringify(texts).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
  const texts = messages[locale]
  expect(plain(typesetMessages(texts, locale))).toBe(plain(mapTexts(texts, withShopNames)))
})
