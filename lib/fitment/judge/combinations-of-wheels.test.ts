import { describe, expect, test } from 'vitest'
import { judge } from './judge'
import { own } from './testing-cars'
import {
  d23,
  hilux8,
  jb74,
  lc80,
  lc100,
  lc120,
  lc150,
  lc250,
  pajero2,
  pajero3,
  rav4,
  runner,
  samurai,
  y61,
} from './testing-japanese-cars'
import {
  defender,
  discovery3,
  discovery5,
  f150,
  fronteraB,
  grenadier,
  hunter,
  jk,
  jl,
  niva,
  rangerOld,
  rangerT6,
  sorento,
  tj,
  wj,
  xj,
  yj,
} from './testing-other-cars'
import { type Case, spacer, wheel } from './testing-parts'

// Combinations of cars and parts as a fitment engineer reads them.

const wheels: Case[] = [
  [
    'Samurai, 15x10 ET-44: the stock ET is disputed',
    samurai,
    { wheel: wheel('15x10:-44', '5x139.7', 108) },
    'unknown',
  ],
  ['JB74, 15x6 ET0', jb74, { wheel: wheel('15x6:0', '5x139.7', 108.1) }, 'fits'],
  ['JB74, 15x6 of unknown ET', jb74, { wheel: wheel('15x6', '5x139.7', 108.1) }, 'unknown'],
  ['JB74, 16x7 ET-20 stands out', jb74, { wheel: wheel('16x7:-20', '5x139.7', 108.1) }, 'needs'],
  ['JB74, a catalog rounds 139.7 to 140', jb74, { wheel: wheel('15x6:0', '5x140', 108.1) }, 'fits'],
  ['JB74, a bore of a Ram', jb74, { wheel: wheel('17x8:0', '5x139.7', 77.8) }, 'no'],
  ['JB74, 14 inches are below its rims', jb74, { wheel: wheel('14x5.5:5', '5x139.7', 108) }, 'unknown'],
  ['Niva, a ring for 0.4 mm is made by nobody', niva, { wheel: wheel('16x5:58', '5x139.7', 98.5) }, 'fits'],
  ['Hunter, M12 holes on M14 studs', hunter, { wheel: wheel('15x6:20', '5x139.7', 108.5, 'M12x1.25') }, 'no'],
  [
    'Hunter, unknown holes',
    { ...hunter, confidence: {} },
    { wheel: wheel('15x6:22', '5x139.7', 108.5, null) },
    'unknown',
  ],
  [
    'Defender, a genuine wheel of 112.8',
    defender,
    { wheel: wheel('16x7:33', '5x165.1', 112.8, 'M16x1.5') },
    'unknown',
  ],
  ['Defender, far too small a bore', defender, { wheel: wheel('16x7:33', '5x165.1', 108, 'M16x1.5') }, 'no'],
  [
    'Defender, a catalog rounds 165.1',
    defender,
    { wheel: wheel('16x7:33', '5x165', 114, 'M16x1.5') },
    'unknown',
  ],
  ['Frontera B, a D-Max wheel', fronteraB, { wheel: wheel('16x7:38', '6x139.7', 100.1) }, 'unknown'],
  [
    'Discovery 3 on 19 inches, a 17-inch wheel',
    own(discovery3, '255/55R19'),
    { wheel: wheel('17x7:53', '5x120', 72.6) },
    'unknown',
  ],
  [
    'Discovery 5, its ET is not known',
    own(discovery5, '255/55R20'),
    { wheel: wheel('20x8.5:45', '5x120', 72.6) },
    'unknown',
  ],
  ['LC80, its own wheel', lc80, { wheel: wheel('16x8:0', '6x139.7', 106.1) }, 'fits'],
  ['LC100 on 16 inches', own(lc100, '275/70R16'), { wheel: wheel('16x8:60', '5x150', 110.1) }, 'fits'],
  ['LC150, a wheel of the LC250', lc150, { wheel: wheel('18x7.5:60', '6x139.7', 95.1) }, 'no'],
  ['LC250, a wheel of the LC150', lc250, { wheel: wheel('18x7.5:25', '6x139.7', 106.1) }, 'needs'],
  [
    'Y61, ET40 stands 30 mm inward',
    own(y61, '265/70R16'),
    { wheel: wheel('16x8:40', '6x139.7', 110.1) },
    'needs',
  ],
  ['Navara D23, another pattern', d23, { wheel: wheel('16x7:45', '6x139.7', 110) }, 'no'],
  ['Pajero II, a bore of the III', pajero2, { wheel: wheel('16x7:46', '6x139.7', 67.1) }, 'no'],
  ['Pajero III', pajero3, { wheel: wheel('16x7:46', '6x139.7', 67.1) }, 'fits'],
  ['TJ, 5x115', tj, { wheel: wheel('15x8:0', '5x115', 71.6) }, 'no'],
  ['YJ, 5x114', yj, { wheel: wheel('15x7:32', '5x114', 71.6) }, 'fits'],
  ['JL on 17 inches', own(jl, '245/75R17'), { wheel: wheel('17x8.5:35', '5x127', 71.6) }, 'needs'],
  [
    'JK on 18 inches, a wheel of 16',
    own(jk, '255/70R18'),
    { wheel: wheel('16x7:44', '5x127', 71.5) },
    'unknown',
  ],
  ['XJ, 15x10 under 225/75R15', xj, { wheel: wheel('15x10:-44', '5x114.3', 71.5) }, 'needs'],
  [
    'WJ, 16x8 ET-20 stands 83 mm out',
    own(wj, '245/70R16'),
    { wheel: wheel('16x8:-20', '5x127', 71.5) },
    'needs',
  ],
  [
    'Ranger T6, a wheel of a Hilux',
    own(rangerT6, '265/65R17'),
    { wheel: wheel('17x7.5:30', '6x139.7', 106.1) },
    'needs',
  ],
  ['4Runner', runner, { wheel: wheel('16x7:15', '6x139.7', 106.1) }, 'fits'],
  ['F-150, 4.7 mm on the circle', f150, { wheel: wheel('17x8:44', '6x139.7', 106.1) }, 'no'],
  ['RAV4, its ET is disputed', rav4, { wheel: wheel('17x7:39', '5x114.3', 60.1) }, 'unknown'],
  ['Grenadier, its pattern is disputed', grenadier, { wheel: wheel('17x8:40', '6x130', 84.1) }, 'unknown'],
  [
    'Sorento, a bore of a Jimny',
    own(sorento, '245/70R16'),
    { wheel: wheel('16x7:10', '5x139.7', 108) },
    'needs',
  ],
]
const spacers: Case[] = [
  [
    'JB74, studs of 28 mm behind 30',
    { ...jb74, studLength: 28 },
    { spacer: spacer('5x139.7', 30, 108, 'M12x1.25') },
    'needs',
  ],
  ['JB74, studs of unknown length', jb74, { spacer: spacer('5x139.7', 30, 108, 'M12x1.25') }, 'unknown'],
  [
    'JB74, 15 mm do not hold an M12 nut',
    { ...jb74, studLength: 14 },
    { spacer: spacer('5x139.7', 15, 108, 'M12x1.25') },
    'no',
  ],
  [
    'LC100, 20 mm do not hold an M14 nut',
    { ...lc100, studLength: 19 },
    { spacer: spacer('5x150', 20, 110.1, 'M14x1.5') },
    'no',
  ],
  [
    'JL, M14 studs through holes of a half inch',
    { ...jl, studLength: 30 },
    { spacer: spacer('5x127', 32, 71.5, '1/2-20 UNF') },
    'no',
  ],
  [
    'Hilux, a lip of 110 does not enter the stock wheel',
    { ...hilux8, studLength: 28 },
    { spacer: spacer('6x139.7', 30, 110, 'M12x1.5') },
    'no',
  ],
  [
    'pre-T6 Ranger, studs may stand out',
    rangerOld,
    { wheel: wheel('16x7:30', '6x139.7', 93.1), spacer: spacer('6x139.7', 30, 93.1, 'M12x1.5') },
    'unknown',
  ],
  [
    'LC120, slipped on: longer studs',
    lc120,
    { spacer: spacer('6x139.7', 10, 106.1, null, { mounting: 'slip-on' }) },
    'needs',
  ],
]

describe.each([
  ['a wheel', wheels],
  ['a spacer', spacers],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_name, hub, kit, verdict) => {
    const judgment = judge(kit, hub)
    const why = judgment.checks.map((check) => `${check.reason} ${check.verdict}`).join(', ')
    expect(`${judgment.verdict}`, why).toBe(verdict)
  })
})
