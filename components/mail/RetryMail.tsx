'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/overlay/toast-store'
import { retryFailedMail } from '@/lib/mail/client'

/** Has one mail tried again, and the list read anew. */
export function RetryMail({ id, about }: { id: number; about: string }) {
  const t = useTranslations('failedMails')
  const problemText = useProblemText()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await retryFailedMail(id)
      showToast(t('retried'), { kind: 'success' })
      router.refresh()
    } catch (error) {
      console.error(String(error))
      showToast(problemText(error), { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button
      look="quiet"
      className="whitespace-nowrap"
      busy={busy}
      busyLabel={t('retrying')}
      aria-label={t('retryNamed', { about })}
      onClick={retry}
    >
      {t('retry')}
    </Button>
  )
}
