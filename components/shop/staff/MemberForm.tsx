'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { AskedButton } from '@/components/admin/AskedButton'
import { useAction } from '@/components/admin/editing/use-action'
import { Button } from '@/components/ui/Button'
import { call } from '@/lib/platform/http/client'
import type { Role } from '@/lib/platform/identity/roles'
import { RoleField, roleIn } from './RoleField'

type Props = { uid: string; email: string; role: Role; hasFactor: boolean; isSelf: boolean }

/** Changes the role of one of the staff, signs them out, resets a lost second factor, or takes the administration away. */
export function MemberForm({ uid, email, role, hasFactor, isSelf }: Props) {
  const t = useTranslations('staff')
  const { busy, attempt } = useAction()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = roleIn(new FormData(event.currentTarget)) ?? role
    return attempt(async () => {
      await call('PATCH /api/admin/staff/[uid]', { params: { uid }, body: { role: chosen } })
      return t('saved')
    })
  }
  const remove = () =>
    call('DELETE /api/admin/staff/[uid]', { params: { uid } }).then(() => t('removed', { email }))
  const signOut = () =>
    call('DELETE /api/admin/staff/[uid]/sessions', { params: { uid } }).then(() => t('signedOut', { email }))
  const reset = () =>
    call('DELETE /api/admin/staff/[uid]/second-factor', { params: { uid } }).then(() =>
      t('factorReset', { email }),
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
      <AskedButton
        label={t('signOut')}
        name={t('signOutNamed', { email })}
        question={t('signOutAsk', { email })}
        work={signOut}
      />
      {hasFactor && !isSelf ? (
        <AskedButton
          label={t('resetFactor')}
          name={t('resetFactorNamed', { email })}
          question={t('resetFactorAsk', { email })}
          work={reset}
        />
      ) : null}
      <AskedButton
        label={t('remove')}
        name={t('removeNamed', { email })}
        question={t('removeAsk', { email })}
        work={remove}
      />
    </form>
  )
}
