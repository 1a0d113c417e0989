'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Problem } from '@/components/admin/editing/Problem'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/buttons/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { FieldError } from '@/components/ui/controls/Field'
import { call } from '@/lib/platform/http/client'
import { formatPrice } from '@/lib/platform/values/money'
import { changeStatus } from '@/lib/sales/order-desk/client'
import { canceledSales } from '@/lib/sales/orders/rules'

type Props = {
  busy: boolean
  isCancel: boolean
  /** The order has an invoice, and the answer says what becomes of the invoice. */
  asksForSale?: boolean
  children: ReactNode
}

/** Asks within the form that changes a status; the form reads the answer as `sure`. */
export function ConfirmQuestion({ busy, isCancel, asksForSale = false, children }: Props) {
  const t = useTranslations('admin')
  return (
    <span className="mt-2 block rounded border border-l-4 border-hairline border-l-danger bg-face p-4">
      <span className="block font-medium">{children}</span>
      {asksForSale ? <span className="mt-2 block">{t('cancel.invoice')}</span> : null}
      <span className="mt-3 flex flex-wrap gap-2">
        {asksForSale ? (
          <SaleButtons name="sure" busy={busy} />
        ) : (
          <Button
            type="submit"
            name="sure"
            value="yes"
            look="ink"
            busy={busy}
            busyLabel={isCancel ? t('cancel.busy') : t('updating')}
          >
            {isCancel ? t('cancel.yes') : t('confirm.yes')}
          </Button>
        )}
        <Button type="submit" name="sure" value="no" look="quiet">
          {isCancel ? t('cancel.no') : t('confirm.no')}
        </Button>
      </span>
    </span>
  )
}

/** Whether the buyer gets no mail. An open question says who gets one, so the choice is fixed below it. */
export function SilentChoice({ isSilent, isFixed }: { isSilent: boolean; isFixed: boolean }) {
  const t = useTranslations('admin')
  if (isFixed) return <input type="hidden" name={isSilent ? 'silent' : 'loud'} value="on" />
  return <Checkbox name="silent" defaultChecked={isSilent} label={t('silent')} />
}

/** A button for each thing that can become of a canceled order's invoice; the form reads the answer under `name`. */
export function SaleButtons({ name, busy }: { name: string; busy: boolean }) {
  const t = useTranslations('admin.cancel')
  return canceledSales.map((sale) => (
    <Button key={sale} type="submit" name={name} value={sale} look="ink" busy={busy} busyLabel={t('busy')}>
      {t(`sale.${sale}`)}
    </Button>
  ))
}

/** Asks what becomes of the invoice of a canceled order, where canceling left that open. */
export function DecideSale({ orderId }: { orderId: string }) {
  const t = useTranslations('admin.cancel')
  const { busy, problem, attempt } = useAction({ showsProblem: true, refreshesAlways: true })
  const decide = (form: FormData) =>
    attempt(async () => {
      const sale = canceledSales.find((each) => each === form.get('sale'))
      const status = 'Canceled'
      if (sale) await changeStatus({ orderId, status, expectedStatus: status, notify: 'no', sale })
      return null
    })
  return (
    <form action={decide} className="flex flex-col gap-3">
      <p>{t('invoice')}</p>
      <span className="flex flex-wrap gap-2">
        <SaleButtons name="sale" busy={busy} />
      </span>
      <Problem id={`sale-${orderId}`}>{problem}</Problem>
    </form>
  )
}

type CancelCustomerProps = {
  userId: string
  count: number
  grosze: number
}

export function CancelCustomerForm({ userId, count, grosze }: CancelCustomerProps) {
  const t = useTranslations('admin.flood')
  const total = formatPrice(grosze, useLocale())

  const [isOpen, setOpen] = useState(false)
  const { busy, problem, show, attempt } = useAction({ showsProblem: true, refreshesAlways: true })
  const apply = (form: FormData) => {
    const answer = form.get('sure')
    setOpen(answer === null)
    show([])
    if (answer !== 'yes') return
    return attempt(async () => {
      const { canceled, left } = await call('POST /api/admin/orders/cancel-customer', { body: { userId } })
      return `${t('done', { count: canceled })} ${left > 0 ? t('left', { count: left }) : ''}`.trim()
    })
  }
  return (
    <form action={apply}>
      {count > 0 ? (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{t('open', { count, total })}</span>
          <Button type="submit" look="quiet" busy={busy} busyLabel={t('canceling')}>
            {t('cancelAll')}
          </Button>
        </span>
      ) : null}
      <span role="status">
        {problem ? <FieldError id="flood-problem">{problem}</FieldError> : null}
        {isOpen ? (
          <ConfirmQuestion busy={busy} isCancel>
            {t('ask', { count, total })}
          </ConfirmQuestion>
        ) : null}
      </span>
    </form>
  )
}
