'use client'

import { Button } from './Button'

/** Opens the browser's own print dialog. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button look="signal" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
