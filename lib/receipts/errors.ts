export const receiptErrors = {
  'receipt.invoiced': 409,
  'receipt.in_future': 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    receipts: typeof receiptErrors
  }
}
