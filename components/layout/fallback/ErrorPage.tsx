'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { FailedPage } from './FailedPage'

type Props = {
  error: Error
  reset: () => void
  title?: 'failedTitle' | 'failedNews'
  hasWays?: boolean
}

/** What every `error.tsx` shows. */
export function ErrorPage({ reset, title, hasWays = true }: Props) {
  const router = useRouter()
  // Asks the server again before the boundary is reset: a reset alone would show the same failure.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage retry={retry} hasWays={hasWays} {...(title ? { title } : {})} />
}
