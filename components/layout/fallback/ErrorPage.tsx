'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { FailedPage } from './FailedPage'

/** What every `error.tsx` shows. */
export function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const router = useRouter()
  // Asks the server again before the boundary is reset: a reset alone would show the same failure.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage retry={retry} />
}
