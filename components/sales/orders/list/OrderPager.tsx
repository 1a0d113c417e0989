'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/Button'

type Props = { page: number; pages: number; onTurn: (page: number) => void }

/** The way to newer and older orders; nothing where one page holds them all. */
export function OrderPager({ page, pages, onTurn }: Props) {
  const t = useTranslations('orders')
  const stateId = useId()
  if (pages === 1) return null
  const state = t('page', { page, pages })
  return (
    <nav aria-label={t('pages')} className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        look="quiet"
        disabledReason={page === 1 ? state : undefined}
        reasonShownBy={stateId}
        onClick={() => onTurn(page - 1)}
      >
        {t('newer')}
      </Button>
      <span id={stateId} role="status" className="text-soft tabular-nums">
        {state}
      </span>
      <Button
        look="quiet"
        disabledReason={page === pages ? state : undefined}
        reasonShownBy={stateId}
        onClick={() => onTurn(page + 1)}
      >
        {t('older')}
      </Button>
    </nav>
  )
}
