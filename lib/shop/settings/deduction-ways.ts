/** How a deduction for wear is settled: by a debit note beside a full correction, or in the price that stays on the invoice. */
export const deductionWays = ['note', 'price'] as const
