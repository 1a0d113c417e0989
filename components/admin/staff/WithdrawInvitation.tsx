'use client'

import { useTranslations } from 'next-intl'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { withdrawInvitation } from '@/lib/staff/client'

/** Makes the link of an invitation useless. */
export function WithdrawInvitation({ id, email }: { id: number; email: string }) {
  const t = useTranslations('staff')
  const { busy, attempt } = useToastedCall()
  const withdraw = () =>
    attempt(async () => {
      await withdrawInvitation(id)
      return t('withdrawn', { email })
    })
  return (
    <Button
      look="quiet"
      busy={busy}
      busyLabel={t('busy')}
      onClick={withdraw}
      aria-label={t('withdrawNamed', { email })}
    >
      {t('withdraw')}
    </Button>
  )
}
