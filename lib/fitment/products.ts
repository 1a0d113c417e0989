import { isStudded } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { parseThread } from '@/lib/measures/threads'
import type { Kit, Seat } from './kit'

const seatOf: Readonly<Record<string, Seat>> = { conical: 'cone60', ball: 'ball', flat: 'flat' }

export function kitOf(product: Product): Kit {
  switch (product.productType) {
    case 'Tire': {
      const { width, profile, diameter, loadIndex, snowflake, mudAndSnow } = product
      const isForSnow = snowflake || mudAndSnow ? true : (snowflake ?? mudAndSnow)
      return {
        tire: {
          size: { width, profile, diameter },
          loadIndex,
          speedSymbol: product.speedIndex,
          isForSnow,
          ...(isStudded(product) && { isStudded: true }),
        },
      }
    }
    case 'Wheel':
      return {
        wheel: {
          rim: { diameter: product.diameter, width: product.width },
          boltPattern: product.boltSpacing,
          centerBore: product.centralBoreDiameter,
          offset: product.offset,
          seat: seatOf[product.nutSeat ?? ''] ?? null,
          maxLoad: product.maxLoad,
          drilledFor: product.drilledFor && parseThread(product.drilledFor),
        },
      }
    case 'Spacer':
      return {
        spacer: {
          boltPattern: product.boltDistance,
          thickness: product.thickness,
          mounting: product.mounting,
          hubBore: product.hubBore,
          ringBore: product.ringBore,
          thread: product.thread && parseThread(product.thread),
        },
      }
  }
}

/** Several products as one kit: one of each type. A second one of a type replaces the first. */
export const kitOfAll = (products: readonly Product[]): Kit => Object.assign({}, ...products.map(kitOf))
