'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { VerdictBadge } from '@/components/fitment/VerdictBadge'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { Dialog } from '@/components/ui/overlay/Dialog'
import type { ProductType } from '@/lib/catalog/product/schema'
import { judgeProducts, type WordedJudgment } from '@/lib/fitment/client'
import type { NamedCar } from '@/lib/fitment/my-car/schema'
import { UndecidedFit } from './UndecidedFit'

type Props = { car: NamedCar; product: { id: number; productType: ProductType } }

export function MyCarVerdict({ car, product }: Props) {
  const t = useTranslations('myCar')
  const f = useTranslations('fitment')
  const locale = useLocale()
  const [judgment, setJudgment] = useState<WordedJudgment | 'failed' | null>(null)
  const [asking, setAsking] = useState(false)
  const { id, productType } = product
  useEffect(() => {
    const leaving = new AbortController()
    judgeProducts({ [productType]: id }, car, locale, leaving.signal)
      .then(setJudgment)
      .catch(() => leaving.signal.aborted || setJudgment('failed'))
    return () => leaving.abort()
  }, [id, productType, car, locale])
  if (judgment === 'failed') return <p className="text-sm text-soft">{t('failed')}</p>
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5" aria-live="polite">
      {judgment ? <VerdictBadge verdict={judgment.verdict} /> : null}
      <ShopLink
        path={`/car/${car.path}`}
        aria-label={car.name}
        className="prose-link inline-flex min-h-9 items-center"
      >
        {car.model}
      </ShopLink>
      {judgment ? (
        <>
          <button type="button" onClick={() => setAsking(true)} className="prose-link min-h-9 font-semibold">
            {t('why')}
          </button>
          <Dialog
            open={asking}
            onClose={() => setAsking(false)}
            title={car.name}
            closeLabel={t('close')}
            closesOnBack
          >
            <ul className="divide-y divide-hairline">
              {judgment.checks.map((check) => (
                <li key={check.reason} className="grid gap-1 py-3">
                  <span className="flex flex-wrap items-center justify-between gap-x-4">
                    <strong className="font-semibold">{f(`checks.${check.check}`)}</strong>
                    <VerdictBadge verdict={check.verdict} />
                  </span>
                  {check.text}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-sm text-soft">{f('checkDocument')}</p>
          </Dialog>
          <UndecidedFit car={car} judgment={judgment} />
        </>
      ) : null}
    </div>
  )
}
