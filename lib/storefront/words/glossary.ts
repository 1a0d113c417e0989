import type { ToolName } from '@/lib/fitment/tools/address'
import type { Spec } from './product-specs'

/** The terms of `/glossary` by the goods that they are about. They are message keys and the page's anchors. */
export const glossary = {
  tires: [
    'tire-size',
    'flotation',
    'ic-vc',
    'load-index',
    'speed-index',
    'overall-diameter',
    'revolutions',
    'tread-types',
    'tread-depth',
    'ply-rating',
    'snowflake',
    'mud-and-snow',
    'retread',
    'casing',
    'r108',
    'r109',
    'por',
    'eu-label',
    'eprel',
  ],
  wheels: ['rim-size', 'bolt-pattern', 'center-bore', 'hub-centric', 'offset', 'backspacing', 'nut-seat'],
  spacers: ['slip-on', 'bolt-on', 'track', 'thread'],
} as const

export const glossaryGroups = ['tires', 'wheels', 'spacers'] as const

export type GlossaryTerm = (typeof glossary)[(typeof glossaryGroups)[number]][number]

export const glossaryPath = (term: GlossaryTerm) => `/glossary#${term}`

export const termOfSpec: { readonly [Key in Spec['key']]?: GlossaryTerm } = {
  size: 'tire-size',
  loadIndex: 'load-index',
  loadIndexDual: 'load-index',
  speedIndex: 'speed-index',
  loadSpeed: 'ic-vc',
  outerDiameter: 'overall-diameter',
  revolutions: 'revolutions',
  use: 'tread-types',
  casing: 'casing',
  treadDepth: 'tread-depth',
  snowflake: 'snowflake',
  mudAndSnow: 'mud-and-snow',
  retread: 'retread',
  approval: 'r108',
  professionalOffRoad: 'por',
  labelFuel: 'eu-label',
  labelWet: 'eu-label',
  noiseDb: 'eu-label',
  noiseClass: 'eu-label',
  eprelId: 'eprel',
  rimSize: 'rim-size',
  boltPattern: 'bolt-pattern',
  centreBore: 'center-bore',
  hubBore: 'center-bore',
  ringBore: 'hub-centric',
  offset: 'offset',
  backspacing: 'backspacing',
  nutSeat: 'nut-seat',
  drilledFor: 'thread',
  mounting: 'slip-on',
  track: 'track',
  thread: 'thread',
}

export const toolOfTerm: { readonly [Term in GlossaryTerm]?: ToolName } = {
  'tire-size': 'tire-size',
  flotation: 'tire-size',
  'load-index': 'load-speed',
  'speed-index': 'load-speed',
  'overall-diameter': 'tire-size',
  revolutions: 'gearing',
  'bolt-pattern': 'bolt-circle',
  offset: 'offset',
  backspacing: 'offset',
  track: 'offset',
}
