'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { FailedPage } from '@/components/layout/FailedPage'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const router = useRouter()
  // Refresh before the boundary clears: a reset alone would render the same failure again.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage retry={retry} />
}
