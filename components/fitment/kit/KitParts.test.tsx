import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { Kit } from '@/lib/fitment/kit'
import { knownHub, knownSpacer, knownWheel } from '@/lib/fitment/testing'
import { type Locale, locales } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { messages } from '@/messages/all'
import { PartsToBuy } from './KitParts'

afterEach(() => {
  shop.partsAddress = ''
})

const listIn = (locale: Locale, kit: Kit, hub = knownHub) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Warsaw">
      <PartsToBuy kit={kit} hub={hub} />
    </NextIntlClientProvider>,
  )

const ballWheel: Kit = { wheel: { ...knownWheel, centerBore: 112, seat: 'ball' } }

test.each([
  [
    'pl',
    '4 pierścienie centrujące 112,0/108,0 mm, do felg',
    '20 nakrętek, M12x1.25, kula, klucz 19 mm, do kół',
  ],
  [
    'en',
    '4 hub-centric rings 112.0/108.0 mm, in the wheels',
    '20 lug nuts, M12x1.25, ball, 19 mm hex, for the wheels',
  ],
  [
    'ru',
    '4 центровочных кольца 112,0/108,0 мм, в диски',
    '20 гаек, M12x1.25, сфера, под ключ 19 мм, для колёс',
  ],
] as const)('in %s a list names each part with all figures to buy it by', (locale, ring, nuts) => {
  const list = listIn(locale, ballWheel)
  expect(list).toContain(ring)
  expect(list).toContain(nuts)
})

test.each(locales)('in %s every kind of part has its words', (locale) => {
  const spacer = { ...knownSpacer, thread: 'M12x1.5', hubBore: 112 }
  const slipOn = { ...spacer, mounting: 'slip-on', thread: null } as const
  const kits: [Kit, typeof knownHub][] = [
    [{ spacer }, { ...knownHub, fastener: 'bolt', thread: null }],
    [{ spacer: knownSpacer }, { ...knownHub, studLength: 40 }],
    [{ spacer: slipOn }, { ...knownHub, fastener: null }],
    [{ spacer: { ...slipOn, thickness: 5 } }, knownHub],
    [
      { spacer: slipOn, wheel: { ...knownWheel, seat: null } },
      { ...knownHub, studLength: null, fastener: 'bolt' },
    ],
  ]
  for (const [kit, hub] of kits) {
    const list = listIn(locale, kit, hub)
    expect(list).toContain('<li>')
    expect(list).not.toMatch(/kit\.toBuy|undefined|null|NaN/)
  }
})

test('the owner’s address for these parts is linked where it is named, and a kit without such parts shows nothing', () => {
  expect(listIn('en', ballWheel)).not.toContain('<a ')
  shop.partsAddress = 'https://sruby.example/kola'
  expect(listIn('en', ballWheel)).toContain('href="https://sruby.example/kola"')
  expect(listIn('en', { wheel: knownWheel })).toBe('')
})
