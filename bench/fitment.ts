import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import { judge } from '@/lib/fitment/judge/judge'
import type { Kit } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { hubOf } from '@/lib/fitment/vehicles/vehicle'
import { withDatabase } from './measuring/database'
import { type Row, rowOf } from './rows'

const SECONDS = 3

/** How many kits a second are judged on all cars: products of the demo alone, and one tire, wheel and spacer together. */
export const benchFitment = (): Promise<Row[]> =>
  withDatabase('fitment', async () => {
    const hubs = (await listVehicles()).map((vehicle) => hubOf(vehicle))
    const alone = (await selectProducts().execute()).map((row) => kitOf(toProduct(row)))
    const measure = (kits: Kit[]) => {
      let judged = 0
      const began = performance.now()
      while (performance.now() - began < SECONDS * 1_000)
        for (const hub of hubs) for (const kit of kits) judged += judge(kit, hub).checks.length > 0 ? 1 : 0
      return (judged * 1_000) / (performance.now() - began)
    }
    measure(alone.slice(0, 20)) // compiles
    return [
      rowOf('judgments of one product', measure(alone), 'a second'),
      rowOf('judgments of tire, wheel and spacer', measure([Object.assign({}, ...alone)]), 'a second'),
    ]
  })
