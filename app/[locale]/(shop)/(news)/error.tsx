'use client'

import { ErrorPage } from '@/components/layout/fallback/ErrorPage'

export default function NewsError(props: { error: Error; reset: () => void }) {
  return <ErrorPage {...props} title="failedNews" />
}
