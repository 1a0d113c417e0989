'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { FailedPage } from '@/components/layout/fallback/FailedPage'

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const router = useRouter()
  // the server is asked again before the boundary clears: a reset alone would show the same failure
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage retry={retry} />
}
