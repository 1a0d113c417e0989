'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Why the button beside it cannot be pressed: shown while it has the pointer or the focus, until Escape (WCAG 1.4.13). */
export function ButtonReason({ id, children }: { id: string; children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const around = box.current?.parentElement
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    const allow = () => setDismissed(false)
    document.addEventListener('keydown', dismiss)
    around?.addEventListener('pointerenter', allow)
    around?.addEventListener('focusin', allow)
    return () => {
      document.removeEventListener('keydown', dismiss)
      around?.removeEventListener('pointerenter', allow)
      around?.removeEventListener('focusin', allow)
    }
  }, [])
  return (
    <span ref={box} hidden={isDismissed} className="button-reason">
      <span id={id}>{children}</span>
    </span>
  )
}
