'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { Unbroken } from '@/components/ui/Unbroken'
import { CloseButton } from './CloseButton'
import { hideToast, noToasts, showKeptToast, type Toast, toastStore } from './toast-store'

/** How long a message stays, in ms. The timer stops while the message is hovered or focused. */
const SHOWN_MS = 3_000

const edges = { info: 'border-l-type', success: 'border-l-field', error: 'border-l-danger' }

/** `showToast` fills it. At the top of a small screen, whose bottom has the buy bar, and in the corner of a wide one. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts)
  useEffect(showKeptToast, [])
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto flex max-w-md flex-col gap-2 lg:top-auto lg:right-12 lg:bottom-8 lg:left-auto lg:w-full"
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
}

function ToastLine({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPaused = isPointedAt || hasFocus
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toast.focus) line.current?.focus()
  }, [toast.focus])
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => hideToast(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isPaused, toast.id])
  const hold = { onPointerEnter: () => setPointedAt(true), onFocus: () => setHasFocus(true) }
  const release = { onPointerLeave: () => setPointedAt(false), onBlur: () => setHasFocus(false) }
  return (
    <div
      ref={line}
      tabIndex={-1}
      {...hold}
      {...release}
      className={classes(
        'on-dark pointer-events-auto flex items-center gap-3 rounded border-l-4 bg-ink py-1 pr-1 pl-4',
        'inset-ring inset-ring-hairline',
        edges[toast.kind],
      )}
    >
      <p className="flex-1 py-2">
        <Unbroken text={toast.message} />
      </p>
      {toast.action ? (
        <Link href={toast.action.href} className="prose-link px-2 py-2 font-semibold">
          {toast.action.label}
        </Link>
      ) : null}
      <CloseButton label={closeLabel} onClick={() => hideToast(toast.id)} />
    </div>
  )
}
