'use client'

import { useTranslations } from 'next-intl'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { call } from '@/lib/platform/http/client'

/** Makes the link of an invitation useless. */
export function WithdrawInvitation({ id, email }: { id: number; email: string }) {
  const t = useTranslations('staff')
  return (
    <ActionButton
      label={t('withdraw')}
      name={t('withdrawNamed', { email })}
      busyLabel={t('busy')}
      work={() =>
        call('DELETE /api/admin/staff/invitations/[id]', { params: { id } }).then(() =>
          t('withdrawn', { email }),
        )
      }
    />
  )
}
