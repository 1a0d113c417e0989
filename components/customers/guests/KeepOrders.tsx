import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { useSession } from '@/lib/platform/identity/client'

const KeepOrdersForm = lazy(() =>
  import('./KeepOrdersForm').then(({ KeepOrdersForm }) => ({ default: KeepOrdersForm })),
)

/** Offers an account to guests with a confirmed address. Everybody else sees nothing. */
export function KeepOrders() {
  const t = useTranslations('guest')
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [isKept, setKept] = useState(false)
  if (isKept)
    return (
      <div role="status" className="mb-6">
        <Notice kind="success" title={t('kept')} />
      </div>
    )
  if (!user?.isGuest || !user.confirmedEmail) return null
  return (
    <div className="mb-6">
      <Notice
        title={t('keepTitle')}
        action={isOpen ? undefined : <Button onClick={() => setOpen(true)}>{t('keep')}</Button>}
      >
        <p>{t('keepText', { email: user.confirmedEmail })}</p>
        {isOpen ? (
          <Suspense>
            <KeepOrdersForm email={user.confirmedEmail} onKept={() => setKept(true)} />
          </Suspense>
        ) : null}
      </Notice>
    </div>
  )
}
