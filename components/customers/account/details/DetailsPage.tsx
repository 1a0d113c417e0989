'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { KeepOrders } from '@/components/customers/guests/KeepOrders'
import { SignInFirst } from '@/components/sales/cart/SignInFirst'
import { Button, buttonClasses } from '@/components/ui/Button'
import { Confirmation } from '@/components/ui/Confirmation'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { hasPassword } from '@/lib/customers/account/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { AccountData } from './AccountData'
import { ChangePassword } from './ChangePassword'
import { DetailsForm } from './DetailsForm'
import { DetailsSkeleton } from './DetailsSkeleton'
import { PasswordGate } from './PasswordGate'
import { SignedInBrowsers } from './SignedInBrowsers'
import { useRecord } from './use-record'
import { VerificationNotice } from './VerificationNotice'

/** My data in each of its states. */
export function DetailsPage() {
  const t = useTranslations()
  const locale = useLocale()
  const session = useSession()
  const [deleted, setDeleted] = useState(false)

  if (deleted)
    return (
      <Confirmation>
        <Notice
          kind="success"
          title={t('deletion.doneTitle')}
          action={
            <LinkButton look="signal" href={localePath(locale, '/')}>
              {t('deletion.home')}
            </LinkButton>
          }
        >
          {t('deletion.done')}
        </Notice>
      </Confirmation>
    )
  if (session.status === 'loading') return <DetailsSkeleton label={t('details.loading')} />
  if (session.status === 'out')
    return (
      <SignInFirst
        text={t('details.signInText')}
        signIn={t('details.signIn')}
        register={t('details.register')}
        back="/details"
      />
    )
  const { uid, email, isGuest } = session.user
  // a change of account must not show what the one before has typed
  return (
    <div key={uid} className="grid gap-12">
      {isGuest ? <GuestDetails /> : <OwnDetails uid={uid} email={email} onDeleted={() => setDeleted(true)} />}
      <SignedInBrowsers />
    </div>
  )
}

/** Without an account there is nothing to edit: an order has its own data. */
function GuestDetails() {
  const t = useTranslations('details')
  const locale = useLocale()
  return (
    <div className="max-w-2xl">
      <KeepOrders />
      <div className="flex flex-wrap gap-3">
        <a href="/api/account/export" download className={buttonClasses('quiet')}>
          {t('export')}
        </a>
        <LinkButton look="quiet" href={localePath(locale, '/data-delition')}>
          {t('deleteMore')}
        </LinkButton>
      </div>
    </div>
  )
}

function OwnDetails(props: { uid: string; email: string; onDeleted: () => void }) {
  const t = useTranslations('details')
  const record = useRecord(props.uid)
  if (record.status === 'loading') return <DetailsSkeleton label={t('loading')} />
  if (record.status === 'locked') return <PasswordGate email={props.email} onOpen={record.retry} />
  if (record.status === 'failed')
    return (
      <Notice
        kind="error"
        title={t('loadFailed')}
        action={<Button onClick={record.retry}>{t('retry')}</Button>}
      >
        {t('loadFailedText')}
      </Notice>
    )
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
      <div className="grid max-w-2xl content-start gap-7">
        <VerificationNotice user={record.user} />
        <DetailsForm user={record.user} stored={record.stored} />
        {hasPassword(record.user) ? <ChangePassword user={record.user} /> : null}
      </div>
      <AccountData user={record.user} onDeleted={props.onDeleted} />
    </div>
  )
}
