'use client'

import { useTranslations } from 'next-intl'
import { ControlField } from '@/components/admin/editing/ControlField'
import { Button } from '@/components/ui/Button'
import type { Row } from '@/lib/sales/orders/parcels/form'
import { carrierCodes, carrierOf } from '@/lib/sales/orders/parcels/rules'

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
      {row.carrier === 'other' ? (
        <ControlField
          label={t('carrierName')}
          error={faultOf('carrierName')}
          value={row.carrierName}
          onChange={(event) => onChange({ carrierName: event.target.value })}
        />
      ) : null}
      <ControlField
        label={t('number')}
        error={faultOf('number')}
        autoCapitalize="characters"
        spellCheck={false}
        value={row.number}
        onChange={(event) => onChange({ number: event.target.value })}
      />
      <span>
        <Button look="quiet" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only"> {t('parcel', { place })}</span>
        </Button>
      </span>
    </fieldset>
  )
}
