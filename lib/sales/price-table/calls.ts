import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { readDelivery } from '@/lib/sales/delivery/queries'
import { deliveryBases } from '@/lib/sales/delivery/rules'
import { deliveryMethods } from '@/lib/sales/orders/rules'
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

export const delivery = callTable(
  call('PUT /api/admin/delivery', 'settings', { body: SaveDelivery }, saveDelivery),
  call('GET /api/delivery', 'anyone', { answers: DeliveryAnswer }, () => readDelivery()),
)
