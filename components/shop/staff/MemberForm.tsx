'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { ControlField } from '@/components/admin/editing/ControlField'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { optionsOf } from '@/components/admin/list/options'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/buttons/Button'
import { call } from '@/lib/platform/http/client'
import { type Role, roles } from '@/lib/platform/identity/roles'

const roleIn = (form: FormData): Role | undefined => roles.find((role) => role === form.get('role'))

function RoleField({ value }: { value: Role }) {
  const t = useTranslations()
  return (
    <ControlField
      label={t('staff.role')}
      name="role"
      defaultValue={value}
      options={optionsOf(roles, (role) => t(`roles.${role}`))}
    />
  )
}

type Props = { uid: string; email: string; role: Role; hasFactor: boolean; isSelf: boolean }

/** Changes the role of one of the staff, signs them out, resets a lost second factor, or takes the administration away. */
export function MemberForm({ uid, email, role, hasFactor, isSelf }: Props) {
  const t = useTranslations('staff')
  const { busy, attempt } = useAction()
  const params = { uid }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = roleIn(new FormData(event.currentTarget)) ?? role
    return attempt(async () => {
      await call('PATCH /api/admin/staff/[uid]', { params, body: { role: chosen } })
      return t('saved')
    })
  }
  const asked = (action: 'signOut' | 'resetFactor' | 'remove', work: () => Promise<string>) => (
    <ConfirmButton
      label={t(action)}
      name={t(`${action}Named`, { email })}
      question={t(`${action}Ask`, { email })}
      work={work}
    />
  )
  return (
    <form method="dialog" onSubmit={save} className="flex flex-wrap items-end gap-3">
      <div className="min-w-40 flex-1">
        <RoleField value={role} />
      </div>
      <Button
        type="submit"
        look="quiet"
        busy={busy}
        busyLabel={t('busy')}
        aria-label={t('saveNamed', { email })}
      >
        {t('save')}
      </Button>
      {asked('signOut', () =>
        call('DELETE /api/admin/staff/[uid]/sessions', { params }).then(() => t('signedOut', { email })),
      )}
      {hasFactor && !isSelf
        ? asked('resetFactor', () =>
            call('DELETE /api/admin/staff/[uid]/second-factor', { params }).then(() =>
              t('factorReset', { email }),
            ),
          )
        : null}
      {asked('remove', () =>
        call('DELETE /api/admin/staff/[uid]', { params }).then(() => t('removed', { email })),
      )}
    </form>
  )
}

export function WithdrawInvitation({ id, email }: { id: number; email: string }) {
  const t = useTranslations('staff')
  const withdraw = async () => {
    await call('DELETE /api/admin/staff/invitations/[id]', { params: { id } })
    return t('withdrawn', { email })
  }
  return (
    <ActionButton
      label={t('withdraw')}
      name={t('withdrawNamed', { email })}
      busyLabel={t('busy')}
      work={withdraw}
    />
  )
}

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
  const email = { name: 'email', type: 'email', inputMode: 'email', required: true } as const
  return (
    <ToastedForm
      send={send}
      button={{ label: t('invite'), busyLabel: t('busy'), look: 'signal' }}
      isEmptied
      className="grid max-w-md gap-4"
      fields={[{ ...email, label: t('email'), hint: t('emailHint') }]}
    >
      {() => <RoleField value="orders" />}
    </ToastedForm>
  )
}
