'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { Row } from '@/lib/orders/parcels/form'
import { carrierCodes, carrierOf } from '@/lib/orders/parcels/rules'

export type ParcelField = 'carrier' | 'carrierName' | 'number'

type Props = {
  row: Row
  /** Counted from 1. */
  place: number
  faultOf: (field: ParcelField) => string | undefined
  onChange: (field: Partial<Row>) => void
  onRemove: () => void
}

/** One parcel: its carrier and its number. */
export function ParcelRow({ row, place, faultOf, onChange, onRemove }: Props) {
  const t = useTranslations('admin.parcels')
  return (
    <fieldset className="grid gap-3 border-l-2 border-hairline pl-4">
      <legend className="sr-only">{t('parcel', { place })}</legend>
      <Field label={t('carrier')} error={faultOf('carrier')}>
        {(control) => (
          <Select
            {...control}
            value={row.carrier}
            onChange={(event) =>
              onChange({ carrier: carrierCodes.find((code) => code === event.target.value) ?? row.carrier })
            }
            options={carrierCodes.map((code) => ({
              value: code,
              label:
                code === 'other' ? t('other') : carrierOf({ carrier: code, carrierName: null, number: '' }),
            }))}
          />
        )}
      </Field>
      {row.carrier === 'other' ? (
        <Field label={t('carrierName')} error={faultOf('carrierName')}>
          {(control) => (
            <TextInput
              {...control}
              value={row.carrierName}
              onChange={(event) => onChange({ carrierName: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      <Field label={t('number')} error={faultOf('number')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={row.number}
            onChange={(event) => onChange({ number: event.target.value })}
          />
        )}
      </Field>
      <span>
        <Button look="quiet" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only"> {t('parcel', { place })}</span>
        </Button>
      </span>
    </fieldset>
  )
}
