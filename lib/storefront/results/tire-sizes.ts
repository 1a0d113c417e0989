import 'server-only'
import type { TireSize } from '@/lib/measures/dimensions'
import { combinationsOnSale } from './combinations'

/** All sizes of tires on sale. */
export const sizesOnSale = (): Promise<TireSize[]> =>
  combinationsOnSale('Tire', ['width', 'profile', 'diameter'])
