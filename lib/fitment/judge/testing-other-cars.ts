import { car } from './testing-cars'

// Cars of Russia, Europe, America and Korea.

export const niva = car(['5x139.7', 98.1, 'M12x1.25', '16x5:58', '175/80R16;185/75R16', 88, 'Q', 15])
export const hunter = car([
  '5x139.7',
  108.5,
  'M14x1.5',
  '15x6:22;16x6.5:40',
  '225/75R16',
  99,
  'N',
  15,
  { confidence: { load: 'low', centerBore: 'low' } },
])
export const defender = car([
  '5x165.1',
  114,
  'M16x1.5',
  '16x7:33',
  '265/75R16',
  104,
  'P',
  16,
  { confidence: { centerBore: 'low' } },
])
export const defender110 = car([
  '5x165.1',
  114,
  'M16x1.5',
  '16x7:33',
  '235/85R16',
  120,
  'P',
  16,
  { axleLoad: 2200, confidence: { centerBore: 'low', offset: 'low' } },
])
export const l663 = car([
  '5x120',
  72.6,
  'M14x1.5',
  '18x8:41;19x8:41;20x8.5:41;22x9',
  '255/70R18;255/65R19;255/60R20;275/45R22',
  113,
  'H',
  18,
])
export const discovery3 = car([
  '5x120',
  72.6,
  'M14x1.5',
  '17x7;18x8:53;19x8:53',
  '235/70R17;255/60R18;255/55R19',
  111,
  'V',
  17,
])
export const discovery5 = car([
  '5x120',
  72.6,
  'M14x1.5',
  '19x8;20x8.5',
  '235/65R19;255/60R19;255/55R20',
  109,
  'V',
  19,
])
export const freelander = car([
  '5x114.3',
  64.1,
  'M12x1.5',
  '15x6;16x6;17x7',
  '195/80R15;215/65R16;225/55R17',
  96,
  'T',
  15,
])
export const yj = car(['5x114.3', 71.5, '1/2-20 UNF', '15x7:32', '215/75R15;225/75R15', 100, 'T', 15])
export const tj = car(['5x114.3', 71.5, '1/2-20 UNF', '15x7:32', '215/75R15;225/75R15', 102, 'S', 15])
export const jk = car([
  '5x127',
  71.5,
  '1/2-20 UNF',
  '16x7:44;17x7.5:44;18x7.5:44',
  '245/75R17;255/70R18',
  112,
  'S',
  16,
])
export const jl = car(['5x127', 71.5, 'M14x1.5', '17x7.5:44;18x7.5:44', '245/75R17;255/70R18', 112, 'S', 17])
export const xj = car(['5x114.3', 71.5, '1/2-20 UNF', '15x7:32', '215/75R15;225/75R15', 102, 'S', 15])
export const wj = car([
  '5x127',
  71.5,
  '1/2-20 UNF',
  '16x7:51;17x7.5:51',
  '225/75R16;245/70R16;235/65R17',
  104,
  'H',
  16,
])
export const rangerOld = car([
  '6x139.7',
  93.1,
  'M12x1.5',
  '15x7:10;16x7:10',
  '235/75R15;245/70R16',
  111,
  'R',
  15,
])
export const rangerT6 = car([
  '6x139.7',
  93.1,
  'M12x1.5',
  '16x7:55;17x8:55;18x8:55',
  '255/70R16;265/65R17;265/60R18',
  112,
  'S',
  16,
])
export const f150 = car([
  '6x135',
  87.1,
  'M14x1.5',
  '17x7.5:44;18x7.5:44',
  '265/70R17;275/65R18',
  113,
  'S',
  17,
])
export const t5 = car([
  '5x120',
  65.1,
  'M14x1.5',
  '16x6.5:51;17x7:55;18x8:50',
  '215/65R16;235/55R17',
  109,
  'U',
  16,
  { fastener: 'bolt', seat: 'ball', axleLoad: 1720 },
])
export const amarok = car([
  '5x120',
  65.1,
  'M14x1.5',
  '16x6.5:62;17x8:49',
  '245/70R16;245/65R17',
  111,
  'H',
  16,
  { fastener: 'bolt', seat: 'ball', axleLoad: 1860 },
])
export const touareg = car([
  '5x130',
  71.6,
  'M14x1.5',
  '17x7.5:55',
  '235/65R17',
  108,
  'V',
  17,
  { fastener: 'bolt', seat: 'ball' },
])
export const fronteraB = car([
  '6x139.7',
  100.5,
  'M12x1.5',
  '16x7:38',
  '245/70R16',
  107,
  'S',
  16,
  { confidence: { centerBore: 'low' } },
])
export const grenadier = car([
  '6x130',
  84.1,
  null,
  '',
  '265/70R17',
  116,
  'Q',
  17,
  { stockRims: [], confidence: { boltPattern: 'low', centerBore: 'low', load: 'low' } },
])
export const sorento = car(['5x139.7', 95.3, 'M12x1.5', '16x7:10', '245/70R16', 107, 'T', 16])
