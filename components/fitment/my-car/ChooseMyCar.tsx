'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/controls/Select'
import { useChooseMyCar, useMyCar } from '@/lib/fitment/my-car/client'
import type { NamedCar } from '@/lib/fitment/my-car/schema'

type Props = { car: Pick<NamedCar, 'path' | 'name' | 'model'>; tires: readonly string[] }

/** On a car's page: makes it the visitor's own, with the tire size on its sidewall. Needs the group `myCar`. */
export function ChooseMyCar({ car, tires }: Props) {
  const t = useTranslations('myCar')
  const mine = useMyCar()
  const choose = useChooseMyCar()
  const sizeId = useId()
  if (mine?.path !== car.path)
    return (
      <div className="print:hidden">
        {/* the size on the sidewall is for its owner to say: the factory may have fitted others that nobody can read */}
        <Button onClick={() => choose({ ...car, tire: null })}>{t('isMine')}</Button>
        <p className="mt-2 text-sm text-soft">{t('hint')}</p>
      </div>
    )
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      <p role="status" className="flex min-h-touch items-center font-semibold text-field">
        {t('mine')}
      </p>
      {tires.length > 0 ? (
        <label htmlFor={sizeId} className="grid gap-1 text-sm">
          {t('ownTire')}
          <Select
            id={sizeId}
            value={mine.tire ?? ''}
            onChange={({ target }) => choose({ ...mine, tire: target.value || null })}
            options={[
              { value: '', label: t('ownTireOpen') },
              ...tires.map((size) => ({ value: size, label: size })),
            ]}
          />
        </label>
      ) : null}
      <button type="button" onClick={() => choose(null)} className="prose-link min-h-touch">
        {t('forget')}
      </button>
    </div>
  )
}
