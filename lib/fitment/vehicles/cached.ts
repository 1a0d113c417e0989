import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { readReplica } from '@/lib/platform/database/replica'
import { findVehicle, listVehicles } from './queries'
import { vehiclePagesTag, vehiclesTag, vehicleTag } from './tags'

export async function cachedVehicles(): Promise<Vehicle[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehiclesTag)
  return readReplica(listVehicles)
}

export async function cachedVehicle(path: string): Promise<Vehicle | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehiclePagesTag, vehicleTag(path))
  return readReplica(() => findVehicle(path))
}
