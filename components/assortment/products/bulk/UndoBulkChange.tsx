'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/buttons/Button'
import { call } from '@/lib/platform/http/client'

export function UndoBulkChange({ id, text }: { id: number; text: string }) {
  const t = useTranslations('productAdmin.bulk')
  const { busy, attempt } = useAction({ refreshesAlways: true })
  const [result, setResult] = useState<string | null>(null)
  const undo = () =>
    attempt(async () => {
      const { undone, kept } = await call('POST /api/admin/products/changes/[id]/undo', { params: { id } })
      const titles = kept.map(({ title }) => title).join('; ')
      setResult(titles ? t('undoneBut', { count: undone, titles }) : t('undone', { count: undone }))
      return null
    })
  return (
    <p role="status" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
      {result ?? (
        <>
          {text}
          <Button look="quiet" busy={busy} busyLabel={t('undoing')} onClick={undo}>
            {t('undo')}
          </Button>
        </>
      )}
    </p>
  )
}
