'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { inviteMember } from '@/lib/staff/client'
import { RoleField, roleIn } from './RoleField'

/** Invites somebody to the staff by e-mail. */
export function InviteForm() {
  const t = useTranslations('staff')
  const locale = useLocale()
  const { busy, attempt } = useToastedCall()
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const email = String(entered.get('email'))
    return attempt(async () => {
      await inviteMember({ email, role: roleIn(entered) ?? 'readOnly', locale })
      form.reset()
      return t('invited', { email })
    })
  }
  return (
    <form method="dialog" onSubmit={invite} className="grid max-w-md gap-4">
      <Field label={t('email')} hint={t('emailHint')} required>
        {(control) => (
          <TextInput {...control} name="email" type="email" inputMode="email" autoComplete="off" />
        )}
      </Field>
      <RoleField value="orders" />
      <Button type="submit" look="signal" busy={busy} busyLabel={t('busy')}>
        {t('invite')}
      </Button>
    </form>
  )
}
