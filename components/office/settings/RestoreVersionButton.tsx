'use client'

import { useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { callPriced } from '@/lib/platform/http/client'

/** Puts an earlier version of the settings back. `version` is the newest one. */
export function RestoreVersionButton({ version, restores }: { version: number; restores: number }) {
  const t = useTranslations('adminSettings')
  return (
    <ConfirmButton
      label={t('putBack')}
      name={t('putBackNamed', { version: restores })}
      question={t('putBackAsk', { version: restores })}
      work={async () => {
        await callPriced('POST /api/admin/settings/restore', { body: { version, restores } })
        return t('putBackDone', { version: restores })
      }}
    />
  )
}
