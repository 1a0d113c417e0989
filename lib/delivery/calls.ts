import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { readDelivery } from './queries'
import { deliveryBases, deliveryMethods } from './rules'
import { SaveDelivery } from './schema'
import { saveDelivery } from './service'

const money = z.number().nullable()
const DeliveryAnswer = z.object({
  version: z.int(),
  defaultGrams: z.object({ Tire: z.int().nullable(), Wheel: z.int().nullable(), Spacer: z.int().nullable() }),
  rates: z.array(
    z.object({
      name: z.string(),
      method: z.enum(deliveryMethods),
      countries: z.array(z.string()),
      basis: z.enum(deliveryBases),
      price: money,
      freeFrom: money,
      steps: z.array(z.object({ upToGrams: z.int(), price: z.number() })),
    }),
  ),
})

export const delivery = callTable({
  'PUT /api/admin/delivery': handler({ user: 'settings', body: SaveDelivery }, ({ body, user }) =>
    saveDelivery(body, user),
  ),
  'GET /api/delivery': handler({ user: 'anyone', answers: DeliveryAnswer }, () => readDelivery()),
})
