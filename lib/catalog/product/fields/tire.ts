import { shop } from '@/lib/platform/shop-details'
import type { FieldsByPart } from './description'
import { seasons, tireTypes, uses } from './options'
import { descriptionTranslations, lineOf, numberAbove0, numberIn, ofDetailPage } from './shared'

const weekFormat = { pattern: /^20\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/, code: 'week_format' } as const
const eprelFormat = { pattern: /^\d{1,10}$/, code: 'invalid_number' } as const
const icVcFormat = { pattern: /^[a-z0-9]{3,10}$/i, code: 'ic_vc_format' } as const

const readLoadIndex = { kind: 'number', min: 1, max: 300, integer: true, derivedFrom: 'icVc' } as const
const labelGrade = { kind: 'choice', options: ['A', 'B', 'C', 'D', 'E'], inSpecification: true } as const

export const tireFields = {
  size: {
    /** mm; inches on a flotation size such as 31x10.5 R15. */
    width: { ...numberAbove0('mm', 2_000), required: true, affectsFinder: true, example: 195 },
    /** Percent of the width; inches on a flotation size. */
    profile: { ...numberAbove0('percent', 200), required: true, affectsFinder: true, example: 80 },
    diameter: {
      ...numberAbove0('inches', 100),
      rangeError: 'diameter_range',
      required: true,
      affectsFinder: true,
      example: 15,
    },
    /** Load index and speed symbol, as on the sidewall: 96Q. */
    icVc: {
      kind: 'text',
      maxLength: 10,
      format: icVcFormat,
      withoutSpaces: true,
      upperCase: true,
      required: 'ic_vc_format',
      example: '96Q',
    },
    loadIndex: readLoadIndex,
    /** In twin mounting: the second figure of an LT tire's 123/120Q, which is typed there or here. */
    loadIndexDual: readLoadIndex,
    speedIndex: { kind: 'text', maxLength: 3, derivedFrom: 'icVc' },
  },
  make: {
    season: {
      kind: 'choice',
      options: seasons,
      required: 'season_required',
      defaultValue: 'allseason',
      inSpecification: true,
      example: 'allseason',
    },
    protector: {
      kind: 'text',
      maxLength: 100,
      suggestions: 'treads',
      inSpecification: true,
      affectsFinder: true,
      example: 'Bagno XT',
    },
    typeOfTire: {
      kind: 'choice',
      options: tireTypes,
      required: 'type_of_tire_required',
      inSpecification: true,
      example: '4X4',
    },
    retread: { kind: 'flag', notNull: true, defaultValue: true, inSpecification: true, example: true },
    use: { kind: 'choice', options: uses, inSpecification: true, example: 'mud' },
    /** The three-peak mountain snowflake, 3PMSF. */
    snowflake: { kind: 'flag', inSpecification: true, example: false },
    /** M+S */
    mudAndSnow: { kind: 'flag', inSpecification: true, example: true },
    treadDepth: { ...numberAbove0('mm', 40), ...ofDetailPage, example: 14 },
    /** The grade of the casing that a retread is made of, as the workshop sorts them: A. */
    casing: { ...lineOf(50), ...ofDetailPage },
    /** The rubber of the tread. */
    compound: { ...lineOf(100), ...ofDetailPage },
    /** ISO week: 2026-W14. */
    retreadWeek: { kind: 'text', maxLength: 8, format: weekFormat, ...ofDetailPage, example: '2026-W14' },
    /** UN regulation: 108 for retreads of passenger cars, 109 for retreads of vans and trucks. */
    approval: { kind: 'choice', options: ['R108', 'R109'], ...ofDetailPage, example: 'R108' },
    approvalNumber: { ...lineOf(50), ...ofDetailPage, example: '108R-004404' },
    /** For professional off-road use only (POR): the EU label does not cover it. */
    professionalOffRoad: { kind: 'flag', ...ofDetailPage },
    /** The form of a new tire begins with the shop's own brand. */
    manufacturer: {
      kind: 'text',
      maxLength: 100,
      suggestions: 'makers',
      inSpecification: true,
      example: shop.brand,
    },
  },
  /** The EU label, Regulation (EU) 2020/740. For tires that are not retreads. */
  label: {
    labelFuel: labelGrade,
    labelWet: labelGrade,
    noiseDb: { ...numberIn('dB', 40, 100), integer: true, inSpecification: true },
    noiseClass: { kind: 'choice', options: ['A', 'B', 'C'], ...ofDetailPage },
    /** A new tire without it cannot go on sale. */
    eprelId: {
      kind: 'text',
      maxLength: 10,
      format: eprelFormat,
      withoutSpaces: true,
      inSpecification: true,
    },
  },
  offer: {
    inf: {
      kind: 'paragraphs',
      maxLength: 5_000,
      required: 'inf_required',
      nullInOldRows: true,
      detailPageOnly: true,
      example: 'Bieżnikowana opona terenowa, bieżnik 14 mm.',
    },
    ...descriptionTranslations,
  },
} as const satisfies FieldsByPart
