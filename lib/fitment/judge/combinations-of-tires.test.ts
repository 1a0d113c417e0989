import { describe, expect, test } from 'vitest'
import { judge } from './judge'
import { own } from './testing-cars'
import { hilux6, hilux8, jb43, jb74, lc200, y60, y61 } from './testing-japanese-cars'
import {
  amarok,
  defender110,
  discovery3,
  discovery5,
  freelander,
  hunter,
  l663,
  niva,
  rangerT6,
  t5,
  touareg,
} from './testing-other-cars'
import { type Case, tire } from './testing-parts'

// Combinations of cars and parts as a fitment engineer reads them.

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
describe.each([['a tire', tires]])('%s', (_, cases) => {
  test.each(cases)('%s', (_name, hub, kit, verdict) => {
    const judgment = judge(kit, hub)
    const why = judgment.checks.map((check) => `${check.reason} ${check.verdict}`).join(', ')
    expect(`${judgment.verdict}`, why).toBe(verdict)
  })
})
