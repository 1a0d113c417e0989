'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useCheckNames } from '@/components/fitment/VerdictBadge'
import { Dialog } from '@/components/ui/overlay/Dialog'
import type { WordedJudgment } from '@/lib/fitment/client'
import { askedFigure, uncheckedNames } from '@/lib/fitment/my-car/asked'
import type { NamedCar, OwnFigures } from '@/lib/fitment/my-car/schema'
import { OwnFiguresForm } from './OwnFiguresForm'

/** Names the skipped checks of an undecided verdict, and asks in a dialog for the one figure that would decide it. */
export function UndecidedFit({ car, judgment }: { car: NamedCar; judgment: WordedJudgment }) {
  const t = useTranslations('myCar')
  const f = useTranslations('fitment')
  const [asking, setAsking] = useState<keyof OwnFigures | null>(null)
  const checks = useCheckNames(uncheckedNames(judgment))
  if (!checks) return null
  const question = askedFigure(judgment)
  const close = () => setAsking(null)
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      {f('notChecked', { checks })}
      {question ? (
        <button
          type="button"
          onClick={() => setAsking(question)}
          className="prose-link min-h-9 text-left font-semibold"
        >
          {t(`questions.${question}`)}
        </button>
      ) : null}
      <Dialog
        open={asking !== null}
        onClose={close}
        title={t('askTitle', { name: car.name })}
        closeLabel={t('close')}
        closesOnBack
      >
        <OwnFiguresForm car={car} onSaved={close} {...(asking && { asked: asking })} />
      </Dialog>
    </span>
  )
}
