/** Pages that say how one can pay. */
export const paymentsTag = 'payments'
