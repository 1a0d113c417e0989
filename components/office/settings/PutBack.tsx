'use client'

import { useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { callPriced } from '@/lib/platform/http/client'

/** Puts an earlier version of the settings back. `version` is the newest one. */
export function PutBack({ version, restores }: { version: number; restores: number }) {
  const t = useTranslations('adminSettings')
  return (
    <AskedButton
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
