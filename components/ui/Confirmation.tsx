'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Says what was just done: announced, and brought into sight with the focus. */
export function Confirmation({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1} className="scroll-mt-4 focus-visible:outline-none">
      {children}
    </div>
  )
}
