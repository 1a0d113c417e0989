import type { ErrorCode } from '@/lib/platform/errors'

/** Each has a word in the messages, under `fields.units`. */
export type Unit = 'mm' | 'kg' | 'inches' | 'percent' | 'dB' | 'PLN'

type Shared = {
  /** The column's name in schema.prisma, if it differs from the field's name. SQL writes it with underscores. */
  column?: string
  /** Every entry must have a value; an error code replaces the general message for a missing one. */
  required?: true | ErrorCode
  /** Required in an entry, but null in rows that are older than this rule. */
  nullInOldRows?: true
  /** Never null, although an entry may leave it out: `completed` in `admin/entry.ts` then derives it. */
  notNull?: true
  /** The key of its name in the messages (`fields.names.<messageKey>`), if it differs from the field's name. */
  messageKey?: string
  defaultValue?: string | true
  /** The form suggests names that are already in the catalogue. */
  suggestions?: 'treads' | 'makers' | 'patterns'
  /** Filled from another field. The form asks for it only if that field cannot be read. */
  derivedFrom?: 'icVc'
  /** The specification shows the value as it is. `words/product-specs.ts` composes the other lines. */
  inSpecification?: true
  /** The finder offers its values, or related products depend on it: a change expires the finder's cache. */
  affectsFinder?: true
  /** Only the product's own page shows it: a change does not expire the caches of lists. */
  detailPageOnly?: true
  /** Only the staff of the catalogue sees it: it is no field of what visitors get (`Product`). */
  staffOnly?: true
  /** The value in the template of a catalogue file. */
  example?: string | number | boolean
}

type Kind =
  /** `withoutSpaces`: the form removes spaces from the typed text. `upperCase`: it is stored in capitals. */
  | {
      kind: 'text'
      maxLength: number
      oneLine?: true
      withoutSpaces?: true
      upperCase?: true
      format?: Format
    }
  | { kind: 'paragraphs'; maxLength: number }
  | {
      kind: 'number'
      min?: number
      greaterThan?: number
      max: number
      integer?: true
      options?: readonly number[]
      unit?: Unit
      rangeError?: ErrorCode
    }
  /** Codes with words in the messages (`facets.values.<name>`). `allowsOtherText`: other texts are shown as is. */
  | { kind: 'choice'; options: readonly string[]; allowsOtherText?: true }
  | { kind: 'flag' }
  /** Holes x circle in mm: 5x139.7. */
  | { kind: 'boltPattern' }
  /** PLN with at most two decimals in forms, files and calls. Table and product keep grosze, as `column`. */
  | { kind: 'money'; unit: 'PLN'; column: string }
  /** A path or an https address; empty in older rows without a picture. */
  | { kind: 'picture' }
  | { kind: 'pictures' }

type Format = { pattern: RegExp; isValid?: (text: string) => boolean; code: ErrorCode }

export type ProductField = Shared & Kind
export type Fields = Record<string, ProductField>

export type FormPart = 'size' | 'make' | 'label' | 'offer' | 'numbers' | 'safety'
export type FieldsByPart = Partial<Record<FormPart, Fields>>
