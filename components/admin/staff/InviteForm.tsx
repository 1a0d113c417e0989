'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { inviteMember } from '@/lib/staff/client'
import { RoleField, roleIn } from './RoleField'

/** Invites somebody to the staff by e-mail. */
export function InviteForm() {
  const t = useTranslations('staff')
  const locale = useLocale()
  const send = async (entered: FormData) => {
    const email = String(entered.get('email'))
    await inviteMember({ email, role: roleIn(entered) ?? 'readOnly', locale })
    return t('invited', { email })
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('invite'), busyLabel: t('busy'), look: 'signal' }}
      isEmptied
      className="grid max-w-md gap-4"
    >
      {(faultOf) => (
        <>
          <Field label={t('email')} hint={t('emailHint')} error={faultOf('email')} required>
            {(control) => (
              <TextInput {...control} name="email" type="email" inputMode="email" autoComplete="off" />
            )}
          </Field>
          <RoleField value="orders" />
        </>
      )}
    </ToastedForm>
  )
}
