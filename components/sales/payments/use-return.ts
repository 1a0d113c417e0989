import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { type CallCode, errorCode } from '@/lib/platform/http/client'
import { captureOf } from '@/lib/sales/payments/client'
import type { Payment } from '@/lib/sales/payments/schema'
import { type ReturnCode, reasonOf } from './return-code'

/** The codes of a bank's page: the texts of the wallet's codes are about cards and windows. */
const bankCodeOf = (error: unknown): CallCode | ReturnCode => {
  const code = errorCode(error)
  if (code === 'payment.refused') return 'payment.bank_declined'
  return code === 'payment.not_approved' ? 'payment.bank_waits' : code
}

type Outcome = {
  onSettled: (payment: Payment) => void
  onTrouble: (code: CallCode | ReturnCode) => void
}

/** Settles a payment when the buyer comes back from PayPal's page. PayPal adds the id of its order to the address as `token`. */
export function useReturn({ onSettled, onTrouble }: Outcome) {
  const query = useSearchParams()
  const [{ back, token, errorcode }] = useState({
    back: query.get('back'),
    token: query.get('token'),
    errorcode: query.get('errorcode') ?? '',
  })
  const isPaid = back === 'paid' && token !== null
  const [isChecking, setChecking] = useState(isPaid)
  const isHandled = useRef(false)

  const check = async () => {
    if (!token) return
    setChecking(true)
    try {
      const payment = await captureOf(token)
      onSettled(payment)
      // captured: the next page is loading, and the state stays
      if (payment.status !== 'captured') setChecking(false)
    } catch (error) {
      console.error(String(error))
      onTrouble(bankCodeOf(error))
      setChecking(false)
    }
  }

  // runs once, also when the page is hidden and shown again; the cleaned address says nothing after a reload
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks change with every render
  useEffect(() => {
    if (back === null || isHandled.current) return
    isHandled.current = true
    const { pathname, searchParams } = new URL(window.location.href)
    window.history.replaceState(null, '', `${pathname}?order=${searchParams.get('order')}`)
    const reason = reasonOf(errorcode, token !== null)
    if (isPaid) void check()
    else if (reason) onTrouble(reason)
  }, [])
  return { isChecking, check, left: token }
}
