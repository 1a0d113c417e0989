'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from './classes'

/** Why the button beside it cannot be pressed: shown while it has the pointer or the focus, until Escape (WCAG 1.4.13). */
export function ButtonReason({ id, wide, children }: { id: string; wide: boolean; children: ReactNode }) {
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
    // the padding bridges the gap: the pointer may move from the button to the reason
    <span
      ref={box}
      className={classes(
        'invisible absolute bottom-full left-0 z-20 w-max pb-2 opacity-0 transition-opacity',
        // A wide button may reach to the edge of the screen.
        wide ? 'max-w-[min(16rem,100%)]' : 'max-w-64',
        !isDismissed &&
          'group-has-focus-visible/button:visible group-has-focus-visible/button:opacity-100 group-hover/button:visible group-hover/button:opacity-100',
      )}
    >
      <span
        id={id}
        className="block rounded bg-ink px-3 py-2 text-left text-sm text-paper inset-ring inset-ring-lug"
      >
        {children}
      </span>
    </span>
  )
}
