'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { Problem } from '@/components/admin/editing/Problem'
import { useAction } from '@/components/admin/editing/use-action'
import { Button } from '@/components/ui/Button'
import { callPriced } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { ChangeAddress } from '@/lib/sales/orders/admin/schema'
import { paidWays } from '@/lib/sales/orders/rules'
import type { ShownAddress } from '@/lib/sales/orders/shown'

const names = ['address', 'postCode', 'city', 'recipientName', 'recipientPhone'] as const
type Name = (typeof names)[number]
const isOfRecipient = (name: Name): name is 'recipientName' | 'recipientPhone' => name.startsWith('recipient')

/** Another address for an order that is not sent yet. The buyer gets a mail about it. */
export function AddressEditor({ orderId, address }: { orderId: string; address: ShownAddress }) {
  const t = useTranslations('admin.addressChange')
  const tOrders = useTranslations('orders')
  // of a field that was not touched the saved value shows, also when somebody else has changed it meanwhile
  const [typed, setTyped] = useState<Partial<ShownAddress>>({})
  const { busy, faults, problem, form, show, attempt } = useAction({
    showsProblem: true,
    refreshesAlways: true,
  })
  const allNames = names.filter((name) => address[name] !== undefined)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = { ...address, ...typed }
    const { data, error } = ChangeAddress.safeParse({ ...sent, orderId, seen: address })
    show(error ? fieldErrors(error) : [])
    if (!data) return
    return attempt(async () => {
      await callPriced('POST /api/admin/orders/address', { body: data })
      // what was typed while it was being saved stays
      setTyped((now) =>
        Object.fromEntries(allNames.flatMap((name) => (now[name] === sent[name] ? [] : [[name, now[name]]]))),
      )
      return t('saved', { id: orderId })
    })
  }

  return (
    <details>
      <summary className="prose-link inline-flex min-h-touch items-center">{t('open')}</summary>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="mt-2 grid gap-3">
        <p className="text-sm text-soft">{t('lead')}</p>
        {allNames.map((name) => (
          <ControlField
            key={name}
            label={isOfRecipient(name) ? tOrders(name) : t(name)}
            error={faults[name]}
            required={!isOfRecipient(name)}
            name={name}
            value={typed[name] ?? address[name]}
            onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
          />
        ))}
        <span>
          <Button type="submit" look="quiet" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </span>
        <Problem id="address-problem">{Object.keys(faults).length > 0 ? null : problem}</Problem>
      </form>
    </details>
  )
}

type PaidNoteProps = { orderId: string; isPaid: boolean; isTransferDue: boolean }

/** Notes that an order was paid for at its delivery or by transfer, or takes that back. */
export function PaidNote({ orderId, isPaid, isTransferDue }: PaidNoteProps) {
  const t = useTranslations('admin.money')
  const { busy, problem, attempt } = useAction({ showsProblem: true, refreshesAlways: true })

  // what is due comes first
  const ways = isTransferDue ? paidWays.toReversed() : paidWays

  const mark = (form: FormData) => {
    const way = paidWays.find((each) => each === form.get('way'))
    return attempt(async () => {
      await callPriced('POST /api/admin/orders/paid', {
        body: { orderId, isPaid: way !== undefined, ...(way ? { way } : {}) },
      })
      return t(isPaid ? 'unmarked' : 'marked', { id: orderId })
    })
  }
  return (
    <form action={mark}>
      <div className="flex flex-wrap gap-3">
        {(isPaid ? (['none'] as const) : ways).map((way) => (
          <Button
            key={way}
            type="submit"
            name="way"
            value={way}
            look="quiet"
            busy={busy}
            busyLabel={t('busy')}
          >
            {way === 'none' ? t('unmark') : t(`mark.${way}`)}
          </Button>
        ))}
      </div>
      <Problem id="paid-problem">{problem}</Problem>
    </form>
  )
}
