'use client'

import type { User } from 'firebase/auth'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { SignInFirst } from '@/components/customers/account/sign-in/SignInFirst'
import { KeepOrders } from '@/components/customers/guests/KeepOrders'
import { Button, buttonClasses } from '@/components/ui/buttons/Button'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Confirmation } from '@/components/ui/Confirmation'
import { Notice } from '@/components/ui/Notice'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { showToast } from '@/components/ui/overlay/toast-store'
import { Skeleton } from '@/components/ui/Skeleton'
import { changePassword, hasPassword, identityOf, signIn } from '@/lib/customers/account/client'
import { watchRecord } from '@/lib/customers/account/record-client'
import type { PasswordConfirmation, StoredRecord } from '@/lib/customers/account/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { AccountData } from './AccountData'
import { DetailsForm } from './DetailsForm'
import { PasswordForm } from './PasswordForm'
import { SignedInBrowsers } from './SignedInBrowsers'
import { VerificationNotice } from './VerificationNotice'

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
  // the key keeps what one account typed from the next one
  return (
    <div key={uid} className="grid gap-12">
      {isGuest ? <GuestDetails /> : <OwnDetails uid={uid} email={email} onDeleted={() => setDeleted(true)} />}
      <SignedInBrowsers />
    </div>
  )
}

/** A guest has no record to edit: each order has its own data. */
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
  const record = useOwnRecord(props.uid)
  if (record.status === 'ready')
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
  if (record.status === 'loading') return <DetailsSkeleton label={t('loading')} />
  if (record.status === 'locked') return <PasswordGate email={props.email} onOpen={record.retry} />
  return (
    <Notice
      kind="error"
      title={t('loadFailed')}
      action={<Button onClick={record.retry}>{t('retry')}</Button>}
    >
      {t('loadFailedText')}
    </Notice>
  )
}

/** Asks for the password, which reopens the record when the session has outlived the browser's sign-in at the provider. */
function PasswordGate({ email, onOpen }: { email: string; onOpen: () => void }) {
  const t = useTranslations('details')
  const open = async ({ password }: PasswordConfirmation) => {
    await signIn({ email, password })
    onOpen()
  }
  return (
    <div className="max-w-lg">
      <PasswordForm
        label={t('password')}
        task="confirmation"
        confirm={open}
        actions={(busy) => (
          <Button type="submit" look="signal" busy={busy} busyLabel={t('confirming')}>
            {t('confirm')}
          </Button>
        )}
      >
        <Notice title={t('confirmTitle')}>{t('confirmText', { email })}</Notice>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      </PasswordForm>
    </div>
  )
}

type OwnRecord =
  /** Locked: the session is valid, but the SDK of this browser is signed in as nobody or as somebody else. */
  { status: 'loading' | 'locked' | 'failed' } | { status: 'ready'; user: User; stored: StoredRecord | null }

function useOwnRecord(uid: string): OwnRecord & { retry: () => void } {
  const [record, setRecord] = useState<OwnRecord>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason of its own
  useEffect(() => {
    let isUnmounted = false
    let stop = () => {}
    const fail = (error: unknown) => {
      if (isUnmounted) return
      console.warn(`Failed to follow the user record: ${error}`)
      setRecord((before) => (before.status === 'ready' ? before : { status: 'failed' }))
    }
    const follow = async () => {
      setRecord({ status: 'loading' })
      const user = await identityOf(uid)
      if (isUnmounted) return
      if (!user) return setRecord({ status: 'locked' })
      const unwatch = await watchRecord(uid, {
        onRecord: (stored) => !isUnmounted && setRecord({ status: 'ready', user, stored }),
        onError: fail,
      })
      if (isUnmounted) unwatch()
      else stop = unwatch
    }
    follow().catch(fail)
    return () => {
      isUnmounted = true
      stop()
    }
  }, [uid, attempt])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...record, retry }
}

function DetailsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-16 sm:col-span-2" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16 sm:col-span-2" />
    </div>
  )
}

function ChangePassword({ user }: { user: User }) {
  const t = useTranslations('passwordChange')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)} className="self-start">
        {t('title')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('title')} closeLabel={t('close')}>
        <PasswordForm
          label={t('present')}
          task="passwordChange"
          newPassword={{ label: t('next'), hint: t('hint') }}
          confirm={async ({ password, newPassword = '' }) => {
            await changePassword(user, password, newPassword)
            close()
            showToast(t('done'), { kind: 'success' })
          }}
          actions={(busy) => (
            <Button wide type="submit" look="signal" busy={busy} busyLabel={t('busy')}>
              {t('submit')}
            </Button>
          )}
        >
          <p>{t('text')}</p>
          <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} readOnly />
        </PasswordForm>
      </Dialog>
    </>
  )
}
