import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import type { RefundMethod } from '@/lib/sales/payments/refunds/rules'

type Props = {
  kind: RefundMethod | 'close'
  amount: string
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** The question before money leaves. */
export function RefundQuestion({ kind, amount, busy, onYes, onNo }: Props) {
  const t = useTranslations('returnPage.refund')
  const box = useRef<HTMLSpanElement>(null)
  // the button that was pressed is gone: the keyboard goes on here
  useEffect(() => box.current?.focus(), [])
  return (
    <span
      ref={box}
      tabIndex={-1}
      className="mt-2 block rounded border border-l-4 border-hairline border-l-danger bg-face p-4"
    >
      <span className="block font-medium">{t(`ask.${kind}`, { amount })}</span>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button look="ink" busy={busy} busyLabel={t('busy')} onClick={onYes}>
          {t(`yes.${kind}`)}
        </Button>
        {busy ? null : (
          <Button look="quiet" onClick={onNo}>
            {t('no')}
          </Button>
        )}
      </span>
    </span>
  )
}
