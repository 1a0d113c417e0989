import type { ProductType } from '@/lib/catalog/product/schema'
import type { OrderStatus } from '@/lib/sales/orders/rules'

/** The usual numbers of days that the dashboard looks back, today included. */
export const usualPeriods = [7, 30, 90] as const

/** The days that the dashboard shows, by the shop's clock: `2026-11-21`. Both are included. */
export type Period = { from: string; to: string; days: number }

/** One day by the shop's clock, `2026-11-21`. Canceled orders are left out. */
export type Day = { day: string; orders: number; revenueGrosze: number }

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

/** Payments by wallet in one currency: what their orders cost in grosze, and the amount in hundredths of the currency. */
export type WalletSum = {
  currency: string
  status: string
  payments: number
  grosze: number
  amountMinor: number
}

export type WaitingOrder = { id: string; name: string; orderDate: string; totalGrosze: number }

/** A return that is not settled yet; without a date where no money can go back. */
export type OpenWithdrawal = { id: number; orderNumber: string; name: string; refundDueAt: Date | null }
/** A complaint that has no answer yet. */
export type OpenComplaint = { id: number; orderNumber: string; name: string; answerDueOn: Date }

/** Net private sales to other countries of the EU in a calendar year, and how near they are to the limit. */
export type SalesAbroad = { year: number; netGrosze: number; state: 'none' | 'below' | 'near' | 'over' }

export type Dashboard = {
  days: Day[]
  /** What of the revenue is paid by now, by wallet. */
  paidGrosze: number
  /** The same number of days before these. */
  before: { orders: number; revenueGrosze: number }
  statuses: StatusCount[]
  bestByPieces: Sold[]
  bestByRevenue: Sold[]
  /** Gone within the horizon at the period's pace, soonest first. */
  runningOut: Sold[]
  /** Bought in the period and none left, the most wanted first. */
  soldOut: Sold[]
  wallet: {
    sums: WalletSum[]
    /** Paid and canceled: the money is to be given back. */
    refundsDue: { count: number; ids: string[] }
    /** PayPal took another amount than asked, or says something unexpected: somebody has to look. */
    /** Canceled orders whose invoice stands, while nobody has said what becomes of it. */
    salesToDecide: { count: number; ids: string[] }
    toReview: { count: number; ids: string[] }
  }
  failedMails: number
  /** Reports of dangerous products that nobody has looked at. */
  newReports: number
  /** Returns that are not settled: how many, and those whose money is due first. */
  withdrawals: { count: number; open: OpenWithdrawal[] }
  /** Complaints that wait for an answer: how many, and those that are due first. */
  complaints: { count: number; open: OpenComplaint[] }
  waiting: { orders: WaitingOrder[]; count: number }
  /** Buyers who asked for an invoice and have none, the longest waiting first. */
  invoiceRequests: { count: number; ids: string[] }
  /** Of this calendar year. */
  salesAbroad: SalesAbroad
}
