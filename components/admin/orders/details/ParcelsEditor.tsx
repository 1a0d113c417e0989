'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useFirstFault } from '@/components/forms/use-first-fault'
import { useFieldText, useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { FieldError } from '@/components/ui/controls/Field'
import { showToast } from '@/components/ui/overlay/toast-store'
import { errorCode } from '@/lib/http/client'
import { saveParcels } from '@/lib/orders/client'
import type { CarrierCode, Parcel } from '@/lib/orders/parcels/rules'
import { SaveParcels } from '@/lib/orders/parcels/schema'
import type { OrderStatus } from '@/lib/orders/rules'
import { type ParcelField, ParcelRow, type Row } from './ParcelRow'

const emptyRow = (key: number, carrier: CarrierCode = 'inpost'): Row => ({
  key,
  carrier,
  carrierName: '',
  number: '',
})

type Props = { orderId: string; status: OrderStatus; parcels: Parcel[] }

/**
 * The parcels of an order: entered, corrected and removed together. With the first ones the step to Sent is offered, so
 * that one mail tells of both.
 */
export function ParcelsEditor({ orderId, status, parcels }: Props) {
  const t = useTranslations('admin.parcels')
  const tAdmin = useTranslations('admin')
  const problemText = useProblemText()
  const fieldText = useFieldText()
  const router = useRouter()
  const [rows, setRows] = useState<Row[]>(
    parcels.length > 0
      ? parcels.map(({ id, carrier, carrierName, number }) => ({
          key: id,
          carrier,
          carrierName: carrierName ?? '',
          number,
        }))
      : [emptyRow(0)],
  )
  const isUnsent = status === 'Pending' || status === 'In Processing'
  const [isSent, setSent] = useState(isUnsent && parcels.length === 0)
  const [isSilent, setSilent] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})
  const form = useFirstFault(faults)
  const [busy, startSaving] = useTransition()

  const change = (key: number, field: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...field } : row)))
  const add = () =>
    setRows((all) => [...all, emptyRow(Math.max(0, ...all.map(({ key }) => key)) + 1, all.at(-1)?.carrier)])

  const save = () => {
    // a row that was added and left empty is no parcel
    const entered = rows.filter(({ number, carrierName }) => number.trim() || carrierName.trim())
    const body = {
      orderId,
      parcels: entered,
      expectedIds: parcels.map(({ id }) => id),
      ...(isUnsent && isSent && entered.length > 0 ? { sentFrom: status } : {}),
      notify: isSilent ? 'no' : 'yes',
    } as const
    const issues = SaveParcels.safeParse(body).error?.issues ?? []
    setFaults(
      Object.fromEntries(
        issues.map((issue) => [
          `${entered[Number(issue.path[1])]?.key} ${String(issue.path[2])}`,
          fieldText(issue),
        ]),
      ),
    )
    setProblem(issues.length > 0 ? problemText('invalid') : null)
    if (issues.length > 0) return
    startSaving(async () => {
      try {
        await saveParcels(body)
        showToast(t('saved', { id: orderId }), { kind: 'success' })
      } catch (error) {
        console.error(String(error))
        // the page then shows the other administrator's parcels in a new form: the toast outlives this one
        if (errorCode(error) === 'order.changed') showToast(problemText(error), { kind: 'error' })
        else setProblem(problemText(error))
      } finally {
        router.refresh()
      }
    })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid gap-4"
    >
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
        <Checkbox checked={isSent} onChange={(event) => setSent(event.target.checked)} label={t('send')} />
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
      <span role="status">{problem ? <FieldError id="parcels-problem">{problem}</FieldError> : null}</span>
    </form>
  )
}
