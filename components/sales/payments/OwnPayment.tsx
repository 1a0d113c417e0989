'use client'

import { useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Notice } from '@/components/ui/Notice'
import { call } from '@/lib/platform/http/client'
import type { RedirectType } from '@/lib/platform/values/payment-types'
import { RedirectButtons } from './RedirectButtons'
import type { Trouble } from './WalletButtons'

type Props = Pick<Parameters<typeof RedirectButtons>[0], 'quote'> & {
  /** Of the order's own address. */
  orderKey: string
}

/** Pays an order at its own address, where nobody is signed in. */
export function OwnPayment({ quote, orderKey }: Props) {
  const problemText = useProblemText()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const pay = async (typeOfPayment: RedirectType) => {
    const { payAt } = await call('POST /api/track/payment', { body: { key: orderKey, typeOfPayment } })
    if (payAt) window.location.assign(payAt)
  }
  return (
    <div className="grid gap-3">
      {trouble ? <Notice kind="error" title={problemText(trouble.code)} /> : null}
      <RedirectButtons quote={quote} pay={pay} onOpen={() => setTrouble(null)} onTrouble={setTrouble} />
    </div>
  )
}
