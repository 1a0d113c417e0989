import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/Badge'
import type { Claim } from '@/lib/customers/complaints/queries'
import { typeset } from '@/lib/platform/i18n/typeset'
import { shopToday } from '@/lib/platform/values/clock'
import { formatDay } from '@/lib/sales/orders/dates'
import { carrierOf, type Parcel } from '@/lib/sales/orders/parcels/rules'
import type { shownStatus } from '@/lib/sales/orders/rules'
import type { Order, OrderLine } from '@/lib/sales/orders/schema'
import { lineTitle } from '@/lib/sales/orders/shown'

export function ParcelLinks({ parcels }: { parcels: Parcel[] }) {
  const t = useTranslations('orders')
  if (parcels.length === 0) return null
  return (
    <ul className="text-sm">
      {parcels.map((parcel) => (
        <li key={parcel.id} className="wrap-anywhere">
          {carrierOf(parcel)} {parcel.number}
          {parcel.trackingUrl ? (
            <a
              href={parcel.trackingUrl}
              rel="noreferrer"
              aria-label={t('trackNumber', { number: parcel.number })}
              className="prose-link touch-link block w-fit font-semibold"
            >
              {t('track')}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const tones = {
  Pending: 'signal',
  'In Processing': 'plain',
  Sent: 'plain',
  Ready: 'signal',
  Delivered: 'field',
  Canceled: 'danger',
} as const

export function StatusBadge({ status }: { status: ReturnType<typeof shownStatus> }) {
  const t = useTranslations('orders')
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}

/** The title under which a line of an order was sold. */
export function LineTitle({ order, line }: { order: Order; line: OrderLine }) {
  const title = lineTitle(order, line)
  return <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
}

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
