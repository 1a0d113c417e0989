import type { Product } from '@/lib/catalog/product/schema'
import { serviceDescription } from '@/lib/measures/load-and-speed'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { composedTitle, namesIn, type TitleWords, titleWordsIn } from './product-title'

/** Null while too few are filled. Names in the present title stay; the shop's brand stands where there are none. */
export function suggestedTitle(product: Product, brand: string, t: TitleWords['t']): string | null {
  if (product.productType === 'Tire') {
    const { width, profile, diameter, manufacturer, protector } = product
    if (!width || !profile || !diameter) return null
    const parts = [
      manufacturer ?? brand,
      protector,
      tireSizeText(product),
      serviceDescription(product).toUpperCase(),
    ]
    return parts.flatMap((part) => part?.trim() || []).join(' ')
  }
  const words = { locale: defaultLocale, t }
  const name = namesIn(product) || brand
  if (product.productType === 'Wheel') {
    const kind = product.typeOfWheel
    const typeOfWheel = kind === 'steel' || kind === 'alloy' ? kind : null
    return composedTitle({ ...product, typeOfWheel, title: name }, words)
  }
  const { hubBore, alloy } = product
  const made = composedTitle({ ...product, title: hubBore ? `${name} CB${hubBore}` : name }, words)
  return made && alloy ? `${made} ${alloy}` : made
}

/** What a title may say of one measure, and what it must say for this product. Nothing where the field is empty. */
type Measure = { pattern: RegExp; expected: (string | number | null | false)[] }

const boltPattern = /^\d{1,2}x(9\d|[123]\d\d)(\.\d+)?$/

function measuresOf(product: Product): Measure[] {
  switch (product.productType) {
    case 'Tire': {
      const { width, profile, diameter } = product
      const [figures = ''] = tireSizeText(product).split(' ')
      return [
        { pattern: /^\d{2,4}(\.\d+)?[/x]\d{1,3}(\.\d+)?$/, expected: [width > 0 && profile > 0 && figures] },
        { pattern: /^R\d+(\.\d+)?$/, expected: [diameter > 0 && `R${diameter}`] },
        { pattern: /^\d{2,3}(\/\d{2,3})?[A-Z]$/, expected: [serviceDescription(product).toUpperCase()] },
      ]
    }
    case 'Wheel': {
      const { width, diameter, boltSpacing, centralBoreDiameter: bore, offset } = product
      const isSized = width > 0 && diameter > 0
      const sizes = [`${width}JX${diameter}`, `${width}x${diameter}`, `${diameter}x${width}`]
      return [
        { pattern: /^\d{1,2}(\.\d+)?(JX|x)\d{1,2}(\.\d+)?$/, expected: isSized ? sizes : [] },
        { pattern: boltPattern, expected: [boltSpacing] },
        { pattern: /^ET-?\d+$/, expected: [offset !== null && `ET${offset}`] },
        { pattern: /^CB\d[\d.]*$/, expected: [bore > 0 && `CB${bore}`] },
      ]
    }
    case 'Spacer': {
      const { thickness, boltDistance, hubBore, alloy } = product
      return [
        { pattern: /^\d+(\.\d+)?mm$/i, expected: [thickness > 0 && `${thickness}MM`] },
        { pattern: boltPattern, expected: [boltDistance] },
        { pattern: /^CB\d[\d.]*$/, expected: [hubBore && `CB${hubBore}`] },
        { pattern: /^\d{4}-T\d+$/, expected: [alloy?.toUpperCase() ?? null] },
      ]
    }
  }
}

/** The measures in the title of a product that its fields contradict: a copy keeps the title of another size. */
export function contradictedIn(product: Product): string[] {
  const measures = measuresOf(product)
  return titleWordsIn(product.title.replace(/(?<=\d)\s*R\s*(?=\d)/g, ' R')).filter((word) => {
    // `5X139.7` is 5x139.7, and `7jx15` is 7JX15
    const written = word.toUpperCase().replace(/(?<=\d)X(?=\d)/, 'x')
    const expected = measures.find(({ pattern }) => pattern.test(written))?.expected.filter(Boolean) ?? []
    return expected.length > 0 && !expected.includes(written)
  })
}
