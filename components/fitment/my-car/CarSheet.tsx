'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { Button } from '@/components/ui/buttons/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { useChooseMyCar } from '@/lib/fitment/my-car/client'
import { nothingSaid } from '@/lib/fitment/my-car/own-figures'
import {
  type CarChoiceName,
  type CarRow,
  carGeneration,
  carLists,
  carsPath,
  chooseCar,
  chosenCar,
  openCarChoice,
} from '@/lib/fitment/vehicles/car-choice'
import { readSuggestions } from '@/lib/storefront/suggestions/client'

const names = ['make', 'model', 'vehicle'] as const satisfies CarChoiceName[]

export function CarSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('myCar')
  const locale = useLocale()
  const choose = useChooseMyCar()
  const [cars, setCars] = useState<readonly CarRow[] | 'failed' | null>(null)
  const [choice, setChoice] = useState(openCarChoice)
  useEffect(() => {
    readSuggestions(locale).then(
      (file) => setCars(file.cars),
      () => setCars('failed'),
    )
  }, [locale])
  const known = Array.isArray(cars) ? (cars as readonly CarRow[]) : []
  const lists = carLists(known, choice)
  const generations = new Map(known.map((car) => [car[3], carGeneration(car)]))
  const car = chosenCar(known, choice)

  return (
    <Dialog open onClose={onClose} title={t('sheetTitle')} closeLabel={t('close')}>
      {cars === 'failed' ? (
        <p role="alert">
          {t('listFailed')}{' '}
          <ShopLink path={carsPath} className="prose-link">
            {t('toCars')}
          </ShopLink>
        </p>
      ) : (
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            if (!car) return
            const [make, model, , path] = car
            choose({ path, model, name: `${make} ${model} ${carGeneration(car)}`, ...nothingSaid })
            onClose()
          }}
          className="grid gap-4"
          aria-busy={cars === null}
        >
          {names.map((name) => (
            <Field key={name} label={t(`car.${name}`)}>
              {(control) => (
                <Select
                  {...control}
                  value={choice[name]}
                  onChange={({ target }) => setChoice(chooseCar(known, choice, name, target.value))}
                  options={[
                    { value: '0', label: '–' },
                    ...lists[name].map((value) => ({ value, label: generations.get(value) ?? value })),
                  ]}
                />
              )}
            </Field>
          ))}
          <Button type="submit" look="signal" wide disabledReason={car ? undefined : t('chooseAll')}>
            {t('isMine')}
          </Button>
          <p className="text-sm text-soft">{t('hint')}</p>
        </form>
      )}
    </Dialog>
  )
}
