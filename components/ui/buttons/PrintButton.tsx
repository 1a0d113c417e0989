'use client'

import { Button, type ButtonLook } from './Button'

export const PrintButton = ({ look = 'signal', children }: { look?: ButtonLook; children: string }) => (
  <Button look={look} onClick={() => window.print()}>
    {children}
  </Button>
)
