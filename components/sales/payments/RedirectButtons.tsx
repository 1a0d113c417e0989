'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { call, errorCode } from '@/lib/platform/http/client'
import { formatPrice } from '@/lib/platform/values/money'
import type { RedirectType } from '@/lib/platform/values/payment-types'
import type { PaymentQuote } from '@/lib/sales/payments/schema'
import type { Trouble } from './WalletButtons'

type Props = {
  quote: Pick<PaymentQuote, 'redirects' | 'typeOfPayment' | 'totalGrosze'>
  pay: (type: RedirectType) => Promise<void>
  onOpen: () => void
  onTrouble: (trouble: Trouble) => void
}

/** A button for each way of payment with a page at PayPal; the order's own way comes first. */
export function RedirectButtons({ quote, pay, onOpen, onTrouble }: Props) {
  const t = useTranslations('payment')
  const locale = useLocale()
  /** Stays set after the call, until the browser has left for PayPal's page. */
  const [opening, setOpening] = useState<RedirectType | null>(null)
  // the browser's Back shows this page again with its former state
  useEffect(() => {
    const reset = () => setOpening(null)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const open = async (type: RedirectType) => {
    onOpen()
    setOpening(type)
    try {
      await pay(type)
    } catch (error) {
      console.error(String(error))
      setOpening(null)
      onTrouble({ code: errorCode(error), words: null })
    }
  }
  const isNamed = (type: RedirectType) => type === quote.typeOfPayment
  const types = [...quote.redirects].sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
  return types.map((type, index) => (
    <Button
      key={type}
      type="button"
      wide
      look={index === 0 ? 'signal' : 'quiet'}
      busy={opening !== null}
      busyLabel={opening === type ? t('opening') : undefined}
      onClick={() => open(type)}
    >
      {t(`payBy.${type}`, { amount: formatPrice(quote.totalGrosze, locale) })}
    </Button>
  ))
}

type OwnPaymentProps = Pick<Parameters<typeof RedirectButtons>[0], 'quote'> & {
  /** The key in the order's own address. */
  orderKey: string
}

/** Pays an order at its own address, without signing in. */
export function OwnPayment({ quote, orderKey }: OwnPaymentProps) {
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
