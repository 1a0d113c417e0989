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
import type { ShownAddress } from '@/lib/sales/orders/shown'

type Props = { orderId: string; address: ShownAddress }

const names = ['address', 'postCode', 'city'] as const
const recipientNames = ['recipientName', 'recipientPhone'] as const

/** Another address for an order that is not sent yet. The buyer gets a mail about it. */
export function AddressEditor({ orderId, address }: Props) {
  const t = useTranslations('admin.addressChange')
  const tOrders = useTranslations('orders')
  // of a field that was not touched the saved value shows, also when somebody else has changed it meanwhile
  const [typed, setTyped] = useState<Partial<ShownAddress>>({})
  const { busy, faults, problem, form, show, attempt } = useAction({
    showsProblem: true,
    refreshesAlways: true,
  })

  const shownRecipient = recipientNames.filter((name) => address[name] !== undefined)
  const allNames = [...names, ...shownRecipient]

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
        {names.map((name) => (
          <ControlField
            key={name}
            label={t(name)}
            error={faults[name]}
            required
            name={name}
            value={typed[name] ?? address[name]}
            onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
          />
        ))}
        {shownRecipient.map((name) => (
          <ControlField
            key={name}
            label={tOrders(name)}
            error={faults[name]}
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
