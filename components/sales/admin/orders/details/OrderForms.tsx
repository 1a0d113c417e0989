'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { Problem } from '@/components/admin/editing/Problem'
import { useAction } from '@/components/forms/use-action'
import { ShownAddressFields } from '@/components/sales/orders/ShownAddressFields'
import { Button } from '@/components/ui/buttons/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { call, callPriced } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { type Entry, emptyRow, isSameParcels, mergeRows, type Row } from '@/lib/sales/order-desk/parcels/form'
import { SaveParcels } from '@/lib/sales/order-desk/parcels/schema'
import { ChangeAddress } from '@/lib/sales/order-desk/schema'
import { carrierCodes, carrierOf, type Parcel } from '@/lib/sales/orders/parcels/rules'
import { type OrderStatus, paidWays } from '@/lib/sales/orders/rules'
import type { ShownAddress } from '@/lib/sales/orders/shown'

type Props = { orderId: string; status: OrderStatus; parcels: Parcel[] }

/** The parcels of an order. Saving the first ones can also set the status to Sent: the buyer gets one mail for both. */
export function ParcelsEditor({ orderId, status, parcels }: Props) {
  const t = useTranslations('admin.parcels')
  const tAdmin = useTranslations('admin')
  const [entry, setEntry] = useState<Entry>(() => mergeRows({ rows: [], base: [] }, parcels))
  const { rows } = entry
  const setRows = (edit: (rows: Row[]) => Row[]) => setEntry((now) => ({ ...now, rows: edit(now.rows) }))
  // typed rows stay when other parcels arrive, after a change of the status or of somebody else
  const [saved, setSaved] = useState(parcels)
  if (!isSameParcels(saved, parcels)) {
    setSaved(parcels)
    setEntry(mergeRows(entry, parcels))
  }
  const isUnsent = status === 'Pending' || status === 'In Processing'
  const [chosenSend, setChosenSend] = useState<boolean | null>(null)
  const isSending = chosenSend ?? parcels.length === 0
  const [isSilent, setSilent] = useState(false)
  const sent = useRef<Row[]>([])
  const { busy, faults, problem, form, show, attempt } = useAction({
    showsProblem: true,
    refreshesAlways: true,
    controlOf: (path) => {
      const [, place, field = ''] = path.split('.')
      const row = sent.current[Number(place)]
      return row && `${row.key} ${field}`
    },
  })

  const change = (key: number, field: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...field } : row)))
  const add = () => setRows((all) => [...all, emptyRow(all)])

  const save = (event: FormEvent) => {
    event.preventDefault()
    // an empty row is no parcel
    const entered = rows.filter(({ number, carrierName }) => number.trim() || carrierName.trim())
    const body = {
      orderId,
      parcels: entered,
      expectedIds: parcels.map(({ id }) => id),
      ...(isUnsent && isSending && entered.length > 0 ? { sentFrom: status } : {}),
      notify: isSilent ? 'no' : 'yes',
    } as const
    sent.current = entered
    const { error } = SaveParcels.safeParse(body)
    show(error ? fieldErrors(error) : [])
    if (error) return
    return attempt(async () => {
      await call('POST /api/admin/orders/parcels', { body })
      setEntry((now) => ({ ...now, base: entered }))
      setChosenSend(null)
      setSilent(false)
      return t('saved', { id: orderId })
    })
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-4">
      {rows.map((row, place) => (
        <ParcelRow
          key={row.key}
          row={row}
          place={place + 1}
          faultOf={(field: ParcelField) => faults[`${row.key} ${field}`]}
          onChange={(field) => change(row.key, field)}
          onRemove={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
        />
      ))}
      <span>
        <Button look="quiet" onClick={add}>
          {t('add')}
        </Button>
      </span>
      {isUnsent ? (
        <Checkbox
          checked={isSending}
          onChange={(event) => setChosenSend(event.target.checked)}
          label={t('send')}
        />
      ) : null}
      {isUnsent || status === 'Sent' ? (
        <Checkbox
          checked={isSilent}
          onChange={(event) => setSilent(event.target.checked)}
          label={tAdmin('silent')}
        />
      ) : null}
      <span>
        <Button type="submit" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </span>
      <Problem id="parcels-problem">{problem}</Problem>
    </form>
  )
}

type ParcelField = 'carrier' | 'carrierName' | 'number'

type ParcelRowProps = {
  row: Row
  place: number
  faultOf: (field: ParcelField) => string | undefined
  onChange: (field: Partial<Row>) => void
  onRemove: () => void
}

function ParcelRow({ row, place, faultOf, onChange, onRemove }: ParcelRowProps) {
  const t = useTranslations('admin.parcels')
  const control = (name: 'carrierName' | 'number') => ({
    label: t(name),
    error: faultOf(name),
    value: row[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  })
  return (
    <fieldset className="grid gap-3 border-l-2 border-hairline pl-4">
      <legend className="sr-only">{t('parcel', { place })}</legend>
      <ControlField
        label={t('carrier')}
        error={faultOf('carrier')}
        value={row.carrier}
        onChange={(event) =>
          onChange({ carrier: carrierCodes.find((code) => code === event.target.value) ?? row.carrier })
        }
        options={carrierCodes.map((code) => ({
          value: code,
          label: code === 'other' ? t('other') : carrierOf({ carrier: code, carrierName: null, number: '' }),
        }))}
      />
      {row.carrier === 'other' ? <ControlField {...control('carrierName')} /> : null}
      <ControlField {...control('number')} autoCapitalize="characters" spellCheck={false} />
      <span>
        <Button look="quiet" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only"> {t('parcel', { place })}</span>
        </Button>
      </span>
    </fieldset>
  )
}

/** Another address for an order that is not sent yet. The buyer gets a mail about it. */
export function AddressEditor({ orderId, address }: { orderId: string; address: ShownAddress }) {
  const t = useTranslations('admin.addressChange')
  // only typed fields are kept: all others show the saved value, which somebody else may have changed meanwhile
  const [typed, setTyped] = useState<Partial<ShownAddress>>({})
  const { busy, faults, problem, form, show, attempt } = useAction({
    showsProblem: true,
    refreshesAlways: true,
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent: Record<string, string | undefined> = { ...address, ...typed }
    const { data, error } = ChangeAddress.safeParse({ ...sent, orderId, seen: address })
    show(error ? fieldErrors(error) : [])
    if (!data) return
    return attempt(async () => {
      await callPriced('POST /api/admin/orders/address', { body: data })
      // keep what was typed while saving
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== sent[name])))
      return t('saved', { id: orderId })
    })
  }

  return (
    <details>
      <summary className="prose-link inline-flex min-h-touch items-center">{t('open')}</summary>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="mt-2 grid gap-3">
        <p className="text-sm text-soft">{t('lead')}</p>
        <ShownAddressFields
          address={{ ...address, ...typed }}
          autoComplete="off"
          faults={faults}
          onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
        />
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

  // the way that is due comes first
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
