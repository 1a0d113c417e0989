'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { requestCode } from '@/lib/customers/guests/client'

/** As the limit `addressCodesAgain` says. */
const WAIT_SECONDS = 60

/** Has another code sent, a minute after the one before. */
export function SendAgain({ email }: { email: string }) {
  const t = useTranslations('guest')
  const locale = useLocale()
  const problemText = useProblemText()
  const [left, setLeft] = useState(WAIT_SECONDS)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])

  async function send() {
    setBusy(true)
    try {
      await requestCode(email, locale)
      setSaid(t('sentAgain'))
      setLeft(WAIT_SECONDS)
    } catch (error) {
      setSaid(problemText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button
        look="quiet"
        busy={busy}
        {...(left > 0 ? { disabledReason: t('again', { left }) } : {})}
        onClick={send}
      >
        {t('sendAgain')}
      </Button>
      <p role="status" className="mt-1 text-sm text-soft empty:hidden">
        {said}
      </p>
    </div>
  )
}
