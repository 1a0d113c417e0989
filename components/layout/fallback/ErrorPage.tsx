'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { FailedPage } from './FailedPage'

type Props = { error: Error; reset: () => void; title?: 'failedTitle' | 'failedNews' }

/** What every `error.tsx` shows. */
export function ErrorPage({ reset, title }: Props) {
  const router = useRouter()
  // Asks the server again before the boundary is reset: a reset alone would show the same failure.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage retry={retry} {...(title ? { title } : {})} />
}
