import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'

const GuestForm = lazy(() => import('./GuestForm').then(({ GuestForm }) => ({ default: GuestForm })))

export const ORDER_AS_GUEST = 'order-as-guest'

/** Leads to the checkout without an account. Its form is loaded at the press. */
export function OrderAsGuest() {
  const t = useTranslations('guest')
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      id={ORDER_AS_GUEST}
      className="mt-6 max-w-lg scroll-mt-4 rounded border border-hairline bg-face p-4 md:p-5"
    >
      <h2 className="font-display text-lg font-bold">{t('title')}</h2>
      <p className="mt-1 mb-4 text-soft">{t('lead')}</p>
      {isOpen ? (
        <Suspense>
          <GuestForm />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('order')}</Button>
      )}
    </section>
  )
}
