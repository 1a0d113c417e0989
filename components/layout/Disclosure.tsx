'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** The content of the summary, which is the button. */
  summary: ReactNode
  label: string
  summaryClassName: string
  children: ReactNode
}

/** A drop-down of links on `<details>`: opens without JavaScript; with it, closes on Escape, a press outside or a choice. */
export function Disclosure({ summary, label, summaryClassName, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  })
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      className="relative"
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next instanceof Node && !details.current?.contains(next)) close()
      }}
    >
      <summary aria-label={label} className={summaryClassName}>
        {summary}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link arrives as a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
        className="absolute top-full right-0 z-40 mt-2 min-w-52 rounded bg-face p-1.5 inset-ring inset-ring-edge"
      >
        {children}
      </div>
    </details>
  )
}
