import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { readReplica } from '@/lib/platform/database/replica'
import { readDelivery } from './queries'
import type { DeliveryTable } from './rules'

/** The price table of deliveries as public pages show it, kept until a write expires its tag; null where there is none. */
export async function cachedDelivery(): Promise<DeliveryTable | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(deliveryTag)
  const { rates, defaultGrams } = await readReplica(() => readDelivery())
  return rates.length > 0 ? { rates, defaultGrams } : null
}

/** What shows prices of deliveries. */
export const deliveryTag = 'delivery'
