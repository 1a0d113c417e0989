'use client'

import { useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { call } from '@/lib/platform/http/client'

export function EraseCustomer({ uid, email }: { uid: string; email: string }) {
  const t = useTranslations('customers')
  const erase = () => call('DELETE /api/admin/customers/[uid]', { params: { uid } }).then(() => t('erased'))
  return <ConfirmButton label={t('erase')} question={t('eraseAsk', { email })} work={erase} />
}

export function SignOutCustomer({ uid, email }: { uid: string; email: string }) {
  const t = useTranslations('customers')
  const signOut = () =>
    call('DELETE /api/admin/customers/[uid]/sessions', { params: { uid } }).then(() => t('signedOut'))
  return <ConfirmButton label={t('signOut')} question={t('signOutAsk', { email })} work={signOut} />
}

/** Erases personal data whose retention period is over, after a question. */
export function ErasePastData() {
  const t = useTranslations('customers')
  const erase = () => call('POST /api/admin/customers/erasure').then(() => t('pastErased'))
  return <ConfirmButton label={t('erasePast')} question={t('erasePastAsk')} work={erase} />
}
