'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'

type Props = { action: 'archive' | 'restore'; apply: () => Promise<string | null> }

/** Asks whether the picked products should leave sale, or come back. */
export function BulkStatusForm({ action, apply }: Props) {
  const t = useTranslations('productAdmin')
  const problemId = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    setProblem(await apply())
    setBusy(false)
  }
  return (
    <div className="grid gap-4">
      <p>{t(`bulk.questions.${action}`)}</p>
      {problem ? <FieldError id={problemId}>{problem}</FieldError> : null}
      <div>
        <Button look="signal" busy={busy} busyLabel={t('saving')} onClick={confirm}>
          {t(`bulk.actions.${action}`)}
        </Button>
      </div>
    </div>
  )
}
