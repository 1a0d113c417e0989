'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'

const DeliveryAbroadCosts = lazy(async () => ({
  default: (await import('./DeliveryAbroadCosts')).DeliveryAbroadCosts,
}))

/** Loads script and prices of delivery to other countries when somebody opens it. */
export function DeliveryAbroad(props: ComponentProps<typeof DeliveryAbroadCosts>) {
  const t = useTranslations('deliveryAbroad')
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // somebody may have opened it before the script had loaded
  useLayoutEffect(() => setOpen(details.current?.open === true), [])
  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-1">
      <summary className="prose-link inline-flex min-h-touch items-center md:min-h-8">{t('open')}</summary>
      <div className="min-h-40">
        {isOpen ? (
          <Suspense fallback={<p className="text-soft">{t('loading')}</p>}>
            <DeliveryAbroadCosts {...props} />
          </Suspense>
        ) : null}
      </div>
    </details>
  )
}
