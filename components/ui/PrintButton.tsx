'use client'

import { Button } from './Button'

export function PrintButton({ children }: { children: string }) {
  return (
    <Button look="signal" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
