import type { ShopUser } from '@/lib/platform/identity/user'
import { SaveDelivery, type SaveDeliveryInput } from '@/lib/sales/price-table/schema'
import { saveDelivery } from '@/lib/sales/price-table/service'
import { readDelivery } from './queries'

type RateInput = SaveDeliveryInput['rates'][number]

/** A rate for tests: 25 zł for an order that is shipped within Poland. */
export const aRate = (more: Partial<RateInput> = {}): RateInput => ({
  name: 'DPD',
  method: 'shipping',
  countries: ['PL'],
  basis: 'order',
  price: 25,
  freeFrom: null,
  steps: [],
  ...more,
})

/** Saves these rates over whatever the shop has. */
export async function setRates(
  admin: ShopUser,
  rates: RateInput[],
  defaultWeights: SaveDeliveryInput['defaultWeights'] = { Tire: null, Wheel: null, Spacer: null },
) {
  const { version } = await readDelivery()
  return saveDelivery(SaveDelivery.parse({ version, defaultWeights, rates }), admin)
}
