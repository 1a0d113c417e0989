import { car } from './testing-cars'

// Cars of Suzuki, Toyota, Nissan and Mitsubishi.

export const jb74 = car(['5x139.7', 108, 'M12x1.25', '15x5.5:5', '195/80R15', 96, 'S', 15])
export const jb43 = car(['5x139.7', 108, 'M12x1.25', '15x5.5:5', '205/70R15', 95, 'S', 15])
export const samurai = car([
  '5x139.7',
  108,
  'M12x1.25',
  '15x5.5:5',
  '195/80R15;205/70R15',
  94,
  'Q',
  15,
  { confidence: { offset: 'low' } },
])
export const lc80 = car(['6x139.7', 106.1, 'M12x1.5', '16x8:0', '275/70R16', 114, 'S', 16])
export const lc100 = car([
  '5x150',
  110.1,
  'M14x1.5',
  '16x8:60;17x8:60;18x8:60',
  '275/70R16;275/65R17;275/60R18',
  113,
  'S',
  16,
])
export const lc120 = car(['6x139.7', 106.1, 'M12x1.5', '17x7.5:30', '225/70R17;265/65R17', 112, 'S', 17])
export const lc150 = car([
  '6x139.7',
  106.1,
  'M12x1.5',
  '17x7.5:25;18x7.5:25',
  '265/65R17;265/60R18',
  112,
  'S',
  17,
])
export const lc200 = car(['5x150', 110.1, 'M14x1.5', '17x8:60;18x8:60', '285/65R17;285/60R18', 116, 'T', 17])
export const lc250 = car(['6x139.7', 95.1, 'M14x1.5', '18x7.5:60', '265/65R18', 114, 'S', 18])
export const hilux8 = car([
  '6x139.7',
  106.1,
  'M12x1.5',
  '17x7.5:30;18x7.5:30',
  '265/65R17;265/60R18',
  112,
  'S',
  17,
])
export const hilux6 = car([
  '6x139.7',
  106.1,
  'M12x1.5',
  '15x7',
  '255/70R15',
  110,
  'S',
  15,
  { hasUnreadTires: true, confidence: { load: 'low' } },
])
export const runner = car(['6x139.7', 106.1, 'M12x1.5', '16x7:15', '265/70R16', 111, 'S', 16])
export const y60 = car([
  '6x139.7',
  110.1,
  'M12x1.25',
  '16x8:10',
  '265/70R16',
  112,
  'Q',
  16,
  { confidence: { load: 'low', speed: 'low' } },
])
export const y61 = car(['6x139.7', 110.1, 'M12x1.25', '16x8:10;17x8:10', '265/70R16;275/65R17', 112, 'S', 16])
export const d23 = car(['6x114.3', 66.1, 'M12x1.25', '16x7:45;18x7:45', '255/70R16;255/60R18', 111, 'S', 16])
export const pajero2 = car(['6x139.7', 108.1, 'M12x1.5', '15x7:10', '235/75R15;265/70R15', 110, 'T', 15])
export const pajero3 = car(['6x139.7', 67.1, 'M12x1.5', '16x7:46', '265/70R16', 112, 'T', 16])
export const rav4 = car([
  '5x114.3',
  60.1,
  'M12x1.5',
  '17x7:39',
  '225/65R17',
  102,
  'T',
  17,
  { confidence: { offset: 'low' } },
])
