export type ToastKind = 'info' | 'success' | 'error'
export type Toast = { id: number; kind: ToastKind; message: string; action?: { label: string; href: string } }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something in passing: shown for 3 seconds and read out. Works from anywhere in the browser. */
export function showToast(message: string, options: { kind?: ToastKind; action?: Toast['action'] } = {}) {
  lastId += 1
  const { kind = 'info', action } = options
  // The newest replaces the one before: two presses, two sentences in a row, never a pile.
  set([{ id: lastId, kind, message, ...(action ? { action } : {}) }])
}

const NEXT_PAGE_KEY = 'trakt-toast'

/** Says something on the page that is loaded next, as a whole load would take it along. */
export function showToastOnNextPage(message: string, kind: ToastKind) {
  try {
    sessionStorage.setItem(NEXT_PAGE_KEY, JSON.stringify({ message, kind }))
  } catch {
    // without storage it goes unsaid: nothing depends on it
  }
}

/** Shows what the page before left to say. */
export function showKeptToast() {
  try {
    const kept = sessionStorage.getItem(NEXT_PAGE_KEY)
    if (!kept) return
    sessionStorage.removeItem(NEXT_PAGE_KEY)
    const { message, kind } = JSON.parse(kept) as Pick<Toast, 'message' | 'kind'>
    showToast(message, { kind })
  } catch {
    // as above
  }
}

export const hideToast = (id: number) => set(toasts.filter((toast) => toast.id !== id))

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const currentToasts = () => toasts
const none: readonly Toast[] = []
export const noToasts = () => none
