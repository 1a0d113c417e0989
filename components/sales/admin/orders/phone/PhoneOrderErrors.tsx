'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { useFieldError } from '@/components/sales/checkout/sections/FormField'
import { WrongFields } from '@/components/sales/checkout/WrongFields'
import { Notice } from '@/components/ui/Notice'
import { pageOrder } from '@/lib/sales/checkout/order'
import type { PhoneOrderState, PhoneProblem } from './use-phone-order'

/** Why the order was not placed. Takes the focus when it grows. */
export function PhoneOrderErrors({ order }: { order: PhoneOrderState }) {
  const t = useTranslations('checkout')
  const box = useRef<HTMLDivElement>(null)
  const { refusals, problem } = order
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  const errorOf = useFieldError(order)
  const wrong = pageOrder.filter((field) => errorOf(field))
  if (refusals === 0 || (problem === null && wrong.length === 0)) return <div ref={box} tabIndex={-1} />
  // without an answer nobody knows whether the order was placed, so the title must not deny it
  const isUnanswered = typeof problem === 'object' && problem?.code === 'network'
  return (
    <div ref={box} tabIndex={-1} className="mb-8">
      <Notice kind="error" title={t(isUnanswered ? 'noAnswerTitle' : 'errorsTitle')}>
        {problem ? <ProblemText problem={problem} /> : null}
        {wrong.length > 0 ? <WrongFields checkout={order} wrong={wrong} /> : null}
      </Notice>
    </div>
  )
}

function ProblemText({ problem }: { problem: PhoneProblem }) {
  const t = useTranslations('phoneOrder')
  const tCheckout = useTranslations('checkout')
  const problemText = useProblemText()
  if (typeof problem === 'string') return <p>{t(problem)}</p>
  return <p>{problem.code === 'network' ? tCheckout('networkText') : problemText(problem)}</p>
}
