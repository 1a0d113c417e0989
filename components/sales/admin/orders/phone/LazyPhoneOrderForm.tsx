'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/Skeleton'

const PhoneOrderForm = lazy(async () => ({ default: (await import('./PhoneOrderForm')).PhoneOrderForm }))

/** The form of an order by phone; its script is loaded by its own page alone. */
export const LazyPhoneOrderForm = (props: ComponentProps<typeof PhoneOrderForm>) => (
  <Suspense fallback={<Skeleton className="h-96 w-full" />}>
    <PhoneOrderForm {...props} />
  </Suspense>
)
