'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { call } from '@/lib/platform/http/client'
import { RoleField, roleIn } from './RoleField'

/** Invites somebody to the staff by e-mail. */
export function InviteForm() {
  const t = useTranslations('staff')
  const locale = useLocale()
  const send = async (entered: FormData) => {
    const email = String(entered.get('email'))
    await call('POST /api/admin/staff/invitations', {
      body: { email, role: roleIn(entered) ?? 'readOnly', locale },
    })
    return t('invited', { email })
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('invite'), busyLabel: t('busy'), look: 'signal' }}
      isEmptied
      className="grid max-w-md gap-4"
      fields={[
        {
          name: 'email',
          label: t('email'),
          hint: t('emailHint'),
          type: 'email',
          inputMode: 'email',
          required: true,
        },
      ]}
    >
      {() => <RoleField value="orders" />}
    </ToastedForm>
  )
}
