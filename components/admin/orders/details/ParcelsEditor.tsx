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
import { saveParcels } from '@/lib/orders/client'
import { type Entry, emptyRow, isSameParcels, mergeRows, type Row } from '@/lib/orders/parcels/form'
import type { Parcel } from '@/lib/orders/parcels/rules'
import { SaveParcels } from '@/lib/orders/parcels/schema'
import type { OrderStatus } from '@/lib/orders/rules'
import { type ParcelField, ParcelRow } from './ParcelRow'

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
  const [entry, setEntry] = useState<Entry>(() => mergeRows({ rows: [], base: [] }, parcels))
  const { rows } = entry
  const setRows = (edit: (rows: Row[]) => Row[]) => setEntry((now) => ({ ...now, rows: edit(now.rows) }))
  // what is typed here stays when the page shows other parcels: the status was changed, or somebody else has saved some
  const [saved, setSaved] = useState(parcels)
  if (!isSameParcels(saved, parcels)) {
    setSaved(parcels)
    setEntry(mergeRows(entry, parcels))
  }
  const isUnsent = status === 'Pending' || status === 'In Processing'
  const [chosenSend, setChosenSend] = useState<boolean | null>(null)
  const isSending = chosenSend ?? parcels.length === 0
  const [isSilent, setSilent] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})
  const form = useFirstFault(faults)
  const [busy, startSaving] = useTransition()

  const change = (key: number, field: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...field } : row)))
  const add = () => setRows((all) => [...all, emptyRow(all)])

  const save = () => {
    // a row that was added and left empty is no parcel
    const entered = rows.filter(({ number, carrierName }) => number.trim() || carrierName.trim())
    const body = {
      orderId,
      parcels: entered,
      expectedIds: parcels.map(({ id }) => id),
      ...(isUnsent && isSending && entered.length > 0 ? { sentFrom: status } : {}),
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
        setEntry((now) => ({ ...now, base: entered }))
        setChosenSend(null)
        setSilent(false)
        showToast(t('saved', { id: orderId }), { kind: 'success' })
      } catch (error) {
        console.error(String(error))
        setProblem(problemText(error))
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
      <span role="status">{problem ? <FieldError id="parcels-problem">{problem}</FieldError> : null}</span>
    </form>
  )
}
