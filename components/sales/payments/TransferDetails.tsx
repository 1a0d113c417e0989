'use client'

import dynamic from 'next/dynamic'
import type { PaymentQuote } from '@/lib/sales/payments/schema'

const TransferData = dynamic(() => import('./TransferData').then((module) => module.TransferData))

/** What is entered into the bank, where an order waits for a transfer. */
export const TransferDetails = ({ quote }: { quote: PaymentQuote | null }) =>
  quote?.transfer ? <TransferData transfer={quote.transfer} /> : null
