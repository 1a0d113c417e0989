'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicle'
import type { KitState } from './use-kit'
import { useProblemWords } from './use-problem-words'

/** All cars in one select, by make. A car that the address names and nobody knows stays in it, with what is wrong. */
export function CarSelect({ kit, vehicles }: { kit: KitState; vehicles: readonly Vehicle[] }) {
  const t = useTranslations('kit')
  const problem = useProblemWords()
  const value = kit.values.vehicle ?? ''
  const makes = [...new Set(vehicles.map(({ make }) => make))]
  const isKnown = vehicles.some(({ path }) => path === value)
  return (
    <Field label={t('fields.vehicle')} hint={t('chooseCarHint')} error={problem(kit.problems.vehicle)}>
      {(control) => (
        <Select
          {...control}
          name="vehicle"
          value={value}
          onChange={(event) => kit.change('vehicle', event.target.value)}
        >
          <option value="">{t('chooseCar')}</option>
          {value && !isKnown ? <option value={value}>{value}</option> : null}
          {makes.map((make) => (
            <optgroup key={make} label={make}>
              {vehicles
                .filter((vehicle) => vehicle.make === make)
                .map((vehicle) => (
                  <option key={vehicle.path} value={vehicle.path}>
                    {vehicleName(vehicle)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
