import type { ProductType } from '@/lib/catalog/product/schema'
import type { OrderStatus } from '@/lib/sales/orders/rules'

/** The usual numbers of days that the dashboard looks back, today included. */
export const usualPeriods = [7, 30, 90] as const

/** The days that the dashboard shows, by the shop's clock: `2026-11-21`. Both are included. */
export type Period = { from: string; to: string; days: number }

/** How many of the period's orders stand in each status now. */
export type StatusCount = { status: OrderStatus; orders: number; totalGrosze: number }

/** What of a product was sold in the period, canceled orders left out, and what is left of it. */
export type Sold = {
  id: number
  productType: ProductType
  title: string
  pieces: number
  revenueGrosze: number
  stock: number
  inArchive: boolean
}
