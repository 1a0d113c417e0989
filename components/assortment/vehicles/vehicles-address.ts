import { VehiclesQuery } from '@/lib/fitment/vehicles/admin-schema'
import {
  readSearchParams,
  type SearchParams,
  withSearchParams,
} from '@/lib/platform/http/request/search-params'

export const vehiclesQuery = (params: SearchParams) => readSearchParams(VehiclesQuery, params)

export const vehiclesPath = (query: Partial<VehiclesQuery>) =>
  withSearchParams('/admin/vehicles', VehiclesQuery, query)
