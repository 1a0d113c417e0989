'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/buttons/Button'
import { useChooseMyCar, useMyCar } from '@/lib/fitment/my-car/client'
import { nothingSaid } from '@/lib/fitment/my-car/own-figures'
import type { NamedCar } from '@/lib/fitment/my-car/schema'
import { OwnFiguresForm } from './OwnFiguresForm'

export function ChooseMyCar({ car }: { car: Pick<NamedCar, 'path' | 'name' | 'model'> }) {
  const t = useTranslations('myCar')
  const mine = useMyCar()
  const choose = useChooseMyCar()
  if (mine?.path !== car.path)
    return (
      <div className="print:hidden">
        {/* the owner enters the tire size: the factory fitted several */}
        <Button onClick={() => choose({ ...car, ...nothingSaid })}>{t('isMine')}</Button>
        <p className="mt-2 text-sm text-soft">{t('hint')}</p>
      </div>
    )
  return (
    <div className="print:hidden">
      <div className="mb-2 flex flex-wrap items-center gap-x-6">
        <p role="status" className="flex min-h-touch items-center font-semibold text-field">
          {t('mine')}
        </p>
        <button type="button" onClick={() => choose(null)} className="prose-link min-h-touch">
          {t('forget')}
        </button>
      </div>
      <OwnFiguresForm key={mine.path} car={mine} />
    </div>
  )
}
