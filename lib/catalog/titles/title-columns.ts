import 'server-only'
import type { Selectable } from 'kysely'
import type { Tables } from '@/lib/platform/database/tables'
import { type Locale, perLocale } from '@/lib/platform/i18n/routing'
import { productTitleTranslator } from '@/lib/shop/texts/translator'
import { printed, shownTitle, type TitledProduct, type TitleWords } from './product-title'

const columns = [
  'productType',
  'title',
  'typeOfWheel',
  'diameter',
  'width',
  'boltPattern',
  'centralBoreDiameter',
  'offset',
  'thickness',
  'mounting',
] as const
export type TitleRow = Pick<Selectable<Tables['product']>, (typeof columns)[number]>

/** The columns that titles are made from, of the product `p` of a statement. */
export const titleColumns = columns.map((column) => `p.${column}` as const)

/** By the names that a product's fields have in the answers of the API; those of its own type only. */
export function toTitled({ boltPattern, ...row }: TitleRow): TitledProduct {
  const { productType, title, thickness, mounting } = row
  const pattern = boltPattern ?? ''
  switch (productType) {
    case 'Tire':
      return { productType, title }
    case 'Wheel': {
      const { typeOfWheel, diameter, width, centralBoreDiameter, offset } = row
      return {
        productType,
        title,
        typeOfWheel,
        diameter,
        width,
        boltSpacing: pattern,
        centralBoreDiameter,
        offset,
      }
    }
    case 'Spacer':
      return { productType, title, boltDistance: pattern, thickness, mounting }
  }
}

const words = perLocale((locale): TitleWords => ({ locale, t: productTitleTranslator(locale) }))

/** The title in which a visitor of a language reads a product, outside of any page; null where it is the stored one. */
export function writtenTitle(product: TitledProduct, locale: Locale): string | null {
  const { text } = shownTitle(product, words[locale])
  return text === printed(product.title) ? null : text
}
