'use client'

import { useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { endCustomerSessions, eraseCustomer, erasePastData } from '@/lib/customers/client'

/** Deletes a customer's account, after a question. */
export function EraseCustomer({ uid, email }: { uid: string; email: string }) {
  const t = useTranslations('customers')
  const erase = () => eraseCustomer(uid).then(() => t('erased'))
  return <AskedButton label={t('erase')} question={t('eraseAsk', { email })} work={erase} />
}

/** Signs a customer out in all browsers, after a question. */
export function SignOutCustomer({ uid, email }: { uid: string; email: string }) {
  const t = useTranslations('customers')
  const signOut = () => endCustomerSessions(uid).then(() => t('signedOut'))
  return <AskedButton label={t('signOut')} question={t('signOutAsk', { email })} work={signOut} />
}

/** Erases the people from everything whose time is over, after a question. */
export function ErasePastData() {
  const t = useTranslations('customers')
  const erase = () => erasePastData().then(() => t('pastErased'))
  return <AskedButton label={t('erasePast')} question={t('erasePastAsk')} work={erase} />
}
