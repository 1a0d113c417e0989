import type { Kit, KitSpacer, KitTire, KitWheel } from '@/lib/fitment/kit'
import { sizeOf, unknownFigures } from '@/lib/fitment/testing'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { judge } from './judge'

// Cars and parts of the golden cases.

export const vehicle = (values: Partial<Vehicle>): Vehicle => ({
  ...unknownFigures,
  id: 1,
  make: 'Make',
  model: 'Model',
  generation: 'Generation',
  yearFrom: 2000,
  yearTo: null,
  boltPattern: '6x139.7',
  centerBore: 106.1,
  thread: 'M12x1.5',
  fastener: 'nut',
  seat: null,
  stockOffset: 30,
  stockWheels: ['17x8'],
  stockTires: [],
  upsizes: [],
  torque: null,
  confidence: 'high',
  sources: ['own'],
  path: 'make/model-generation',
  ...values,
})

export const jimny = vehicle({
  boltPattern: '5x139.7',
  centerBore: 108,
  thread: 'M12x1.25',
  seat: 'cone60',
  stockOffset: 5,
  stockWheels: ['15x5.5'],
  stockTires: ['195/80R15'],
})
export const hilux = vehicle({
  stockOffset: 30,
  stockWheels: ['17x7.5', '18x7.5'],
  stockTires: ['225/70R17C', '265/65R17', '265/60R18'],
})
export const ranger = vehicle({
  centerBore: 93.1,
  seat: 'cone60',
  stockOffset: 55,
  stockWheels: ['16x7', '17x8', '18x8'],
  stockTires: ['255/70R16', '265/65R17', '265/60R18'],
})
export const wrangler = vehicle({
  boltPattern: '5x114.3',
  centerBore: 71.5,
  thread: '1/2-20 UNF',
  seat: 'cone60',
})

export const tire = (text: string, values: Partial<KitTire> = {}): KitTire => ({
  size: sizeOf(text),
  loadIndex: 112,
  speedSymbol: 'T',
  isForSnow: null,
  ...values,
})
export const wheel = (
  boltPattern: string,
  centerBore: number | null,
  values: Partial<KitWheel> = {},
): KitWheel => ({
  rim: { diameter: 17, width: 8 },
  boltPattern,
  centerBore,
  offset: 30,
  seat: null,
  maxLoad: null,
  drilledFor: 'M14x1.5',
  ...values,
})
export const spacer = (boltPattern: string, values: Partial<KitSpacer> = {}): KitSpacer => ({
  boltPattern,
  thickness: 30,
  mounting: 'bolt-on',
  hubBore: 108,
  ringBore: 108,
  thread: 'M12x1.25',
  ...values,
})
/** On a car of which load index and speed symbol are known. */
export const verdictOf = (kit: Kit, of: Vehicle, own?: string) =>
  judge(kit, { ...hubOf(of, own ? sizeOf(own) : undefined), loadIndex: 96, speedSymbol: 'S' })
export const reasonsOf = (kit: Kit, of: Vehicle, own?: string) =>
  verdictOf(kit, of, own).checks.map(({ reason }) => reason)
