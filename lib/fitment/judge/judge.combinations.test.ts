import { describe, expect, test } from 'vitest'
import type { FitVerdict, Hub, Kit, KitSpacer, KitTire, KitWheel } from '@/lib/fitment/kit'
import { sizeOf } from '@/lib/fitment/testing'
import { judge } from './judge'
import {
  amarok,
  d23,
  defender,
  defender110,
  discovery3,
  discovery5,
  f150,
  freelander,
  fronteraB,
  grenadier,
  hilux6,
  hilux8,
  hunter,
  jb43,
  jb74,
  jk,
  jl,
  l663,
  lc80,
  lc100,
  lc120,
  lc150,
  lc200,
  lc250,
  niva,
  own,
  pajero2,
  pajero3,
  rangerOld,
  rangerT6,
  rav4,
  rims,
  runner,
  samurai,
  sorento,
  t5,
  tj,
  touareg,
  wj,
  xj,
  y60,
  y61,
  yj,
} from './testing-cars'

// Combinations of cars and parts as a fitment engineer reads them.

const tire = (size: string, mark: string, more: Partial<KitTire> = {}): KitTire => {
  const marked = /^(\d+)?([A-Z])?$/.exec(mark)
  return {
    size: sizeOf(size),
    loadIndex: marked?.[1] ? Number(marked[1]) : null,
    speedSymbol: marked?.[2] ?? null,
    isForSnow: null,
    ...more,
  }
}
const wheel = (
  rim: string,
  boltPattern: string,
  centerBore: number | null,
  drilledFor: string | null = 'M14x1.5',
): KitWheel => {
  const [stock] = rims(rim)
  return {
    rim: { diameter: stock?.diameter ?? 0, width: stock?.width ?? 0 },
    boltPattern,
    centerBore,
    offset: stock?.offset ?? null,
    seat: null,
    maxLoad: null,
    drilledFor,
  }
}
const spacer = (
  boltPattern: string,
  thickness: number,
  bore: number,
  thread: string | null,
  more: Partial<KitSpacer> = {},
): KitSpacer => ({
  boltPattern,
  thickness,
  mounting: 'bolt-on',
  hubBore: bore,
  ringBore: bore,
  thread,
  ...more,
})

type Case = [name: string, hub: Hub, kit: Kit, verdict: FitVerdict]

const tires: Case[] = [
  ['JB74, its own size and index', jb74, { tire: tire('195/80R15', '96S') }, 'fits'],
  ['JB74, 215/75R15 of more index', jb74, { tire: tire('215/75R15', '100S') }, 'fits'],
  ['JB74, 94T carries 670 kg of 710', jb74, { tire: tire('195/80R15', '94T') }, 'no'],
  ['JB74, K is 110 km/h', jb74, { tire: tire('195/80R15', '102K') }, 'no'],
  [
    'JB74, a winter tire may be Q with a label',
    jb74,
    { tire: tire('195/80R15', '96Q', { isForSnow: true }) },
    'needs',
  ],
  ['JB74, a summer tire Q is too slow', jb74, { tire: tire('195/80R15', '96Q', { isForSnow: false }) }, 'no'],
  [
    'JB74, N of a mud tire is below what winter tires may have',
    jb74,
    { tire: tire('195/80R15', '96N', { isForSnow: true }) },
    'no',
  ],
  ['JB74, no index on the tire', jb74, { tire: tire('195/80R15', 'S') }, 'unknown'],
  ['JB74, no symbol on the tire', jb74, { tire: tire('195/80R15', '96') }, 'unknown'],
  [
    'JB74, studs are banned from Polish roads',
    jb74,
    { tire: tire('195/80R15', '96T', { isStudded: true }) },
    'needs',
  ],
  [
    'JB74 whose index and symbol nobody knows',
    { ...jb74, loadIndex: null, speedSymbol: null },
    { tire: tire('195/80R15', '96S') },
    'unknown',
  ],
  [
    'JB74, K where the needed symbol is not known',
    { ...jb74, speedSymbol: null },
    { tire: tire('195/80R15', '102K') },
    'unknown',
  ],
  ['JB43, 195/80R15 is 3.7 % larger', jb43, { tire: tire('195/80R15', '96S') }, 'needs'],
  [
    'JB74, half of 1400 kg on the axle is 700',
    { ...jb74, loadIndex: null, axleLoad: 1400 },
    { tire: tire('195/80R15', '96S') },
    'fits',
  ],
  [
    'JB74, half of 1400 kg on the axle is more than 670',
    { ...jb74, loadIndex: null, axleLoad: 1400 },
    { tire: tire('195/80R15', '94S') },
    'no',
  ],
  ['Niva, its size', niva, { tire: tire('185/75R16', '92Q') }, 'fits'],
  ['Hunter, M is below Q whatever the car', hunter, { tire: tire('225/75R16', '115M') }, 'no'],
  ['Hunter, its own index is disputed', hunter, { tire: tire('225/75R16', '104S') }, 'unknown'],
  [
    'Discovery 3, 1000 kg where 1090 are needed',
    own(discovery3, '255/60R18'),
    { tire: tire('255/60R18', '108V') },
    'no',
  ],
  [
    'Discovery 3, 265/60R18',
    own({ ...discovery3, loadIndex: 112 }, '255/60R18'),
    { tire: tire('265/60R18', '112V') },
    'fits',
  ],
  [
    'Discovery 3 on 19 inches: 17 may not clear its brakes',
    own(discovery3, '255/55R19'),
    { tire: tire('235/70R17', '111V') },
    'unknown',
  ],
  ['LC200: brakes need 17 inches', lc200, { tire: tire('265/75R15', '116T') }, 'no'],
  ['L663: 15 inches never clear the brakes', l663, { tire: tire('235/75R15', '116H') }, 'no'],
  ['L663, a factory size', l663, { tire: tire('255/70R18', '116H') }, 'fits'],
  [
    'Discovery 5: 18 inches are less than any of it',
    discovery5,
    { tire: tire('265/65R18', '114V') },
    'unknown',
  ],
  ['T5, 615 kg for a van', t5, { tire: tire('215/65R16', '91T') }, 'no'],
  ['T5, its size by placard and axle', t5, { tire: tire('215/65R16', '109U') }, 'fits'],
  [
    'Ranger on 18 inches, tire of 16',
    own(rangerT6, '265/60R18'),
    { tire: tire('255/70R16', '112S') },
    'unknown',
  ],
  [
    'Ranger on 17 inches, 285/70R17 is 7 % larger',
    own(rangerT6, '265/65R17'),
    { tire: tire('285/70R17', '121S') },
    'needs',
  ],
  ['Hilux VIII, 110 on the car of 112', own(hilux8, '265/65R17'), { tire: tire('265/65R17', '110T') }, 'no'],
  ['Hilux VI: 205R16C may be on it', hilux6, { tire: tire('265/70R15', '112S') }, 'unknown'],
  ['Y60, index and symbol are disputed', y60, { tire: tire('265/70R16', '112S') }, 'unknown'],
  ['Y61, its size', own(y61, '265/70R16'), { tire: tire('265/70R16', '112S') }, 'fits'],
  ['Amarok, half of 1860 kg and 111', own(amarok, '245/70R16'), { tire: tire('245/70R16', '111H') }, 'fits'],
  ['Defender 110: half of 2200 kg is 1100', defender110, { tire: tire('235/85R16', '111Q') }, 'no'],
  ['Freelander, its 16-inch size', own(freelander, '215/65R16'), { tire: tire('215/65R16', '98T') }, 'fits'],
  ['Touareg, H where V is needed', touareg, { tire: tire('235/65R17', '108H') }, 'no'],
]
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
  ['a tire', tires],
  ['a wheel', wheels],
  ['a spacer', spacers],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_name, hub, kit, verdict) => {
    const judgment = judge(kit, hub)
    const why = judgment.checks.map((check) => `${check.reason} ${check.verdict}`).join(', ')
    expect(`${judgment.verdict}`, why).toBe(verdict)
  })
})
