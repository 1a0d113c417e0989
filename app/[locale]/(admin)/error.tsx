'use client'

import { ErrorPage } from '@/components/layout/fallback/ErrorPage'

export default function PanelError(props: { error: Error; reset: () => void }) {
  return <ErrorPage {...props} hasWays={false} />
}
