import { stockAlerts } from '@/lib/assortment/stock-alerts/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = stockAlerts('/api/stock-alerts')
