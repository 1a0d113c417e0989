'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { FailedPage } from './FailedPage'

type Props = {
  /** Next gives a server's error a digest, which its log line has too. */
  error: Error & { digest?: string }
  reset: () => void
  title?: 'failedTitle' | 'failedNews'
  hasWays?: boolean
}

/** What every `error.tsx` shows. */
export function ErrorPage({ error, reset, title, hasWays = true }: Props) {
  const router = useRouter()
  // Asks the server again before the boundary is reset: a reset alone would show the same failure.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage retry={retry} number={error.digest} hasWays={hasWays} {...(title ? { title } : {})} />
}
