import { createStore } from '@/lib/core/store'

export type ToastKind = 'info' | 'success' | 'error'
export type Toast = { id: number; kind: ToastKind; message: string; action?: { label: string; href: string } }

export const noToasts: readonly Toast[] = []
export const toastStore = createStore(noToasts)
let lastId = 0

/** Says something in passing: shown for 3 seconds and read out. Works from anywhere in the browser. */
export function showToast(message: string, options: { kind?: ToastKind; action?: Toast['action'] } = {}) {
  lastId += 1
  const { kind = 'info', action } = options
  // The newest replaces the one before: two presses, two sentences in a row, never a pile.
  toastStore.write([{ id: lastId, kind, message, ...(action ? { action } : {}) }])
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

export const hideToast = (id: number) =>
  toastStore.write(toastStore.read().filter((toast) => toast.id !== id))
