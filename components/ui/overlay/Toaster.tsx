'use client'

import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { UnbrokenNumbers } from '@/components/ui/UnbrokenNumbers'
import { CloseButton } from './CloseButton'
import {
  hideToast,
  noHosts,
  noToasts,
  showKeptToast,
  type Toast,
  toastHosts,
  toastStore,
} from './toast-store'

/** How long a message stays, in ms; an error stays until it is closed. The timer stops while it is hovered or focused. */
const SHOWN_MS = 3_000

const edges = { info: 'border-l-type', success: 'border-l-field', error: 'border-l-danger' }

/**
 * `showToast` fills it. A modal dialog makes everything outside of it inert, so each `Dialog` has one of its own, and the one
 * that came last shows the messages.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts)
  const hosts = useSyncExternalStore(toastHosts.subscribe, toastHosts.read, () => noHosts)
  const toasts = hosts.at(-1) === id ? all : noToasts
  const newest = toasts.at(-1)?.id
  useEffect(showKeptToast, [])
  useEffect(() => {
    toastHosts.write([...toastHosts.read(), id])
    return () => toastHosts.write(toastHosts.read().filter((each) => each !== id))
  }, [id])
  // opened again for each message, so that it lies above everything that was opened since
  useLayoutEffect(() => {
    const element = layer.current
    if (!element || newest === undefined) return
    element.showPopover()
    return () => element.hidePopover()
  }, [newest])
  return (
    <div ref={layer} popover="manual" role="status" aria-live="polite" className="toaster">
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
    if (isPaused || toast.kind === 'error') return
    const timer = setTimeout(() => hideToast(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isPaused, toast.id, toast.kind])
  const hold = { onPointerEnter: () => setPointedAt(true), onFocus: () => setHasFocus(true) }
  const release = { onPointerLeave: () => setPointedAt(false), onBlur: () => setHasFocus(false) }
  return (
    <div ref={line} tabIndex={-1} {...hold} {...release} className={classes('on-dark', edges[toast.kind])}>
      <p className="flex-1 py-2">
        <UnbrokenNumbers text={toast.message} />
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
