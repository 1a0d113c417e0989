import { parseBoltPattern, tireSize } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import { readNumber } from '@/lib/core/values/number-text'
import type { ProductForm } from './form'

const wheelKinds: Record<string, string> = { steel: 'stalowa', alloy: 'aluminiowa' }
const mountings: Record<string, string> = { 'bolt-on': 'przykręcany', 'slip-on': 'nasuwany' }

/**
 * A title made of the other fields in the style of the catalogue, in Polish; null while too few fields are filled.
 */
export function suggestedTitle(form: ProductForm, type: ProductType, brand: string): string | null {
  const words = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' ')
  const figure = (text: string) => {
    const value = readNumber(text)
    return value !== undefined && Number.isFinite(value) && value !== 0 ? value : null
  }
  switch (type) {
    case 'Tire': {
      const [width, profile, diameter] = [figure(form.width), figure(form.profile), figure(form.diameter)]
      if (!width || !profile || !diameter) return null
      const size = tireSize({ width, profile, diameter })
      return words(
        form.manufacturer.trim() || brand,
        form.protector.trim(),
        size,
        form.icVc.trim().toUpperCase(),
      )
    }
    case 'Wheel': {
      const [width, diameter, bore] = [
        figure(form.width),
        figure(form.diameter),
        figure(form.centralBoreDiameter),
      ]
      const pattern = parseBoltPattern(form.boltSpacing)
      if (!width || !diameter || !pattern) return null
      const offset = readNumber(form.offset)
      return words(
        'Felga',
        wheelKinds[form.typeOfWheel],
        brand,
        `${width}Jx${diameter}`,
        pattern,
        offset !== undefined && Number.isFinite(offset) && `ET${offset}`,
        bore !== null && `CB${bore}`,
      )
    }
    case 'Spacer': {
      const [thickness, pattern] = [figure(form.thickness), parseBoltPattern(form.boltDistance)]
      if (!thickness || !pattern) return null
      return words('Dystans', brand, `${thickness} mm`, pattern, mountings[form.mounting])
    }
  }
}
