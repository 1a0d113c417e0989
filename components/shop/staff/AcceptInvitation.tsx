'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/buttons/Button'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Confirmation } from '@/components/ui/Confirmation'
import { Notice } from '@/components/ui/Notice'
import { useHydrated } from '@/components/ui/use-hydrated'
import { call } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { sessionChanged, useSession } from '@/lib/platform/identity/client'
import type { Role } from '@/lib/platform/identity/roles'

/** Accepts the invitation whose key is in the address, for the signed-in account. */
export function AcceptInvitation() {
  const t = useTranslations('invitation')
  const tRoles = useTranslations('roles')
  const endVisit = useEndOfVisit()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const session = useSession()
  const { busy, problem, attempt } = useAction({ showsProblem: true })
  const [accepted, setAccepted] = useState<Role | null>(null)

  if (!isHydrated || session.status === 'loading') return null
  if (session.status === 'out') {
    const here = window.location.pathname + window.location.search
    const next = `?next=${encodeURIComponent(here)}`
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('signInText')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton look="signal" href={`${localePath(locale, '/signIn')}${next}`}>
            {t('signIn')}
          </LinkButton>
          <LinkButton look="quiet" href={`${localePath(locale, '/registration')}${next}`}>
            {t('register')}
          </LinkButton>
        </div>
      </div>
    )
  }

  const accept = () =>
    attempt(async () => {
      const key = new URLSearchParams(window.location.search).get('key') ?? ''
      const { role } = await call('POST /api/staff/invitation', { body: { key } }).catch(withUnknownKey)
      endVisit()
      setAccepted(role)
      await sessionChanged()
      return null
    })

  if (accepted)
    return (
      <Confirmation>
        <Notice
          kind="success"
          title={t('accepted', { role: tRoles(accepted) })}
          action={<LinkButton href={localePath(locale, '/admin')}>{t('open')}</LinkButton>}
        />
      </Confirmation>
    )
  return (
    <div className="grid justify-items-start gap-4">
      {problem ? <Notice kind="error" title={problem} /> : null}
      <p className="wrap-anywhere">{t('signedInAs', { email: session.user.email })}</p>
      <Button look="signal" busy={busy} busyLabel={t('busy')} onClick={accept}>
        {t('accept')}
      </Button>
    </div>
  )
}

/** Reports a malformed key (422) as that of an unknown invitation. */
function withUnknownKey(problem: unknown): never {
  throw (problem as { status?: number }).status === 422 ? 'staff.invitation_unknown' : problem
}
