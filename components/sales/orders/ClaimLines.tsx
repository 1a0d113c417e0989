'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Claim } from '@/lib/customers/complaints/queries'
import { shopToday } from '@/lib/platform/values/clock'
import { formatDay } from '@/lib/sales/orders/dates'

/** What the buyer withdrew from or complained about by an order, each with its state and day. */
export function ClaimLines({ claims }: { claims: readonly Claim[] }) {
  const t = useTranslations('orders.claims')
  const locale = useLocale()
  if (claims.length === 0) return null
  const text = (claim: Claim) => {
    const days = {
      date: formatDay(claim.submittedAt, locale),
      changed: claim.changedAt ? formatDay(claim.changedAt, locale) : '',
    }
    if (claim.kind === 'withdrawal') return t(`withdrawal.${claim.state}`, days)
    // a complaint that is not answered in time counts as accepted by law
    const state = claim.state === 'received' && shopToday() > claim.answerDueOn ? 'overdue' : claim.state
    return t(`complaint.${state}`, { ...days, due: formatDay(claim.answerDueOn, locale) })
  }
  return (
    <ul className="text-sm">
      {claims.map((claim) => (
        <li key={`${claim.kind} ${claim.id}`}>{text(claim)}</li>
      ))}
    </ul>
  )
}
