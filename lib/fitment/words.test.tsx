import { createTranslator, NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CheckList } from '@/components/fitment/kit/KitCheck'
import { judge } from '@/lib/fitment/judge/judge'
import { type Check, fitVerdicts } from '@/lib/fitment/kit'
import { checksOfGrid, knownHub, knownTire, knownWheel, sizeOf } from '@/lib/fitment/testing'
import { checkText, measureText, sourceText } from '@/lib/fitment/words'
import { type Locale, locales } from '@/lib/platform/i18n/routing'
import { messages } from '@/messages/all'
import { argumentsOf } from '@/messages/icu'

const fail = (error: Error) => {
  throw error
}
const translator = (locale: Locale) => createTranslator({ locale, messages: messages[locale], onError: fail })
const textOf = (check: Check, locale: Locale) =>
  checkText(check, translator(locale), locale).replaceAll('\u00a0', ' ')

const checks = checksOfGrid()
const reasonsSeen = [...new Set(checks.map(({ reason }) => reason))].sort()

describe('the words of the judgment', () => {
  test('every reason has a text, and every text a kit that leads to it', () => {
    expect(reasonsSeen).toEqual(Object.keys(messages.pl.fitment.reasons).sort())
    expect(fitVerdicts.filter((verdict) => !messages.pl.fitment.verdicts[verdict])).toEqual([])
  })

  test('a text names only figures that its check gives', () => {
    const missing = checks.flatMap(({ reason, figures }) =>
      argumentsOf(messages.pl.fitment.reasons[reason])
        .filter((name) => !(name in figures))
        .map((name) => `${reason}: ${name}`),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  test('whatever is unknown says what to measure, and nothing else does', () => {
    const t = translator('en')
    const unknown = checks.filter(({ verdict }) => verdict === 'unknown')
    expect([...new Set(unknown.map(({ reason }) => reason))].sort()).toEqual(
      Object.keys(messages.pl.fitment.measures).sort(),
    )
    expect(
      checks.filter((check) => (measureText(check, t) === null) === (check.verdict === 'unknown')),
    ).toEqual([])
  })

  test.each(locales)('every check of the grid is written in %s without a computer’s fractions', (locale) => {
    const t = translator(locale)
    const texts = new Set(checks.map((check) => `${checkText(check, t, locale)} ${sourceText(check, t)}`))
    expect([...texts].filter((text) => /\d[.,]\d{4}|NaN|undefined|[{}]/.test(text))).toEqual([])
  })
})

describe('what a check says', () => {
  const [pattern] = judge({ wheel: { ...knownWheel, boltPattern: '6x139.7' } }, knownHub).checks

  test('is the number of holes where it differs', () => {
    if (!pattern) throw new Error('no check')
    expect(textOf(pattern, 'en')).toBe('The wheel has 6 holes; the car has 5.')
    expect(textOf(pattern, 'pl')).toBe('Felga ma 6 otworów, a auto ma 5.')
    expect(textOf(pattern, 'ru')).toBe('У диска 6 отверстий, у автомобиля 5.')
  })

  test('has the signs, the decimals and the units of the language', () => {
    const kit = { tire: { ...knownTire, size: sizeOf('215/75R15') } }
    const larger = judge(kit, knownHub).checks.find(({ check }) => check === 'overallDiameter')
    if (!larger) throw new Error('no check')
    expect(textOf(larger, 'en')).toContain('+1.5% compared with 195/80 R15, ground clearance +5.3 mm')
    expect(textOf(larger, 'pl')).toContain('+1,5% względem 195/80 R15, prześwit +5,3 mm')
    expect(textOf(larger, 'ru')).toContain('+1,5% к 195/80 R15, клиренс +5,3 мм')
    expect(textOf(larger, 'ru')).toContain('91,4 км/ч')
    const text = checkText(
      { ...larger, figures: { ...larger.figures, percent: -3.74 } },
      translator('pl'),
      'pl',
    )
    expect(text).toContain('\u22123,7%')
    expect(text).toContain('5,3\u00a0mm')
    expect(text).toContain('91,4\u00a0km/h')
  })

  test.each(locales)(
    'stands in a list in %s, what is to check apart, with the sentence about the document',
    (locale) => {
      const { checks } = judge({ wheel: { ...knownWheel, maxLoad: null } }, knownHub)
      const list = renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Warsaw">
          <CheckList checks={checks} />
        </NextIntlClientProvider>,
      )
      const { checkDocument, toCheck, verdicts } = messages[locale].fitment
      for (const text of [verdicts.fits, toCheck, verdicts.unknown]) expect(list).toContain(text)
      expect(list).toContain(checkDocument.replaceAll("'", '&#x27;'))
    },
  )
})
