'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/overlay/toast-store'
import { undoBulkChange } from '@/lib/catalog/admin/client'

/** Says what the last change of several products was, and undoes it. */
export function UndoBulkChange({ id, text }: { id: number; text: string }) {
  const t = useTranslations('productAdmin.bulk')
  const problemText = useProblemText()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<string | null>(null)
  const undo = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { undone, kept } = await undoBulkChange(id)
      const titles = kept.map(({ title }) => title).join('; ')
      setResult(titles ? t('undoneBut', { count: undone, titles }) : t('undone', { count: undone }))
      router.refresh()
    } catch (error) {
      showToast(problemText(error), { kind: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <p role="status" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
      {result ?? (
        <>
          {text}
          <Button look="quiet" busy={isBusy} busyLabel={t('undoing')} onClick={undo}>
            {t('undo')}
          </Button>
        </>
      )}
    </p>
  )
}
