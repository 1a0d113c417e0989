'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/buttons/Button'
import type { TestMail } from '@/lib/office/setup/queries'
import { call } from '@/lib/platform/http/client'

const PAUSE_MS = 1_000
/** The outbox takes a mail within a second, and Resend answers within fifteen. */
const PATIENCE_MS = 20_000

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Polls a mail until it was sent or refused, `PATIENCE_MS` at most; returns its last state. */
async function awaitOutcome(mail: TestMail): Promise<TestMail> {
  const end = Date.now() + PATIENCE_MS
  let latest = mail
  while (latest.state === 'waiting' && latest.reason === null && Date.now() < end) {
    await pause()
    latest = await call('GET /api/admin/setup/mail/[id]', { params: { id: mail.id } })
  }
  return latest
}

export function TestMailButton() {
  const t = useTranslations('setup.testMail')
  const locale = useLocale()
  const router = useRouter()
  const [message, setMessage] = useState('')
  const { busy, problem, attempt } = useAction({ showsProblem: true })
  const send = () =>
    attempt(async () => {
      setMessage('')
      const { state, reason } = await awaitOutcome(
        await call('POST /api/admin/setup/mail', { body: { locale } }),
      )
      setMessage(reason === null ? t(state) : t(state === 'failed' ? 'failed' : 'waitingReason', { reason }))
      router.refresh()
      return null
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="quiet" busy={busy} busyLabel={t('busy')} onClick={send}>
        {t('send')}
      </Button>
      <p role="status" className="max-w-prose">
        {busy ? null : (problem ?? message)}
      </p>
    </div>
  )
}
