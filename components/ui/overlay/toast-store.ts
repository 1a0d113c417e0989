import { readJson, tabStorage } from '@/lib/platform/browser/tab-storage'
import { createStore } from '@/lib/platform/store'

export type ToastKind = 'info' | 'success' | 'error'
export type Toast = {
  id: number
  kind: ToastKind
  message: string
  action?: { label: string; href: string }
  focus?: boolean
}

export const noToasts: readonly Toast[] = []
export const toastStore = createStore(noToasts)

/** The ids of the toasters of the page and of its open dialogs; the last one shows the messages. */
export const noHosts: readonly string[] = []
export const toastHosts = createStore(noHosts)

let lastId = 0

/** Shows and announces a message for 3 seconds, an error until it is closed; with `focus`, as long as it has the focus. */
export function showToast(message: string, options: Partial<Omit<Toast, 'id' | 'message'>> = {}) {
  lastId += 1
  const { kind = 'info', ...rest } = options
  // A new message replaces the previous one, so that messages never pile up.
  toastStore.write([{ id: lastId, kind, message, ...rest }])
}

const NEXT_PAGE_KEY = 'trakt-toast'

/** Shows a message on the next page that is loaded; use it before a full page load. */
export const showToastOnNextPage = (message: string, kind: ToastKind) =>
  tabStorage().setItem(NEXT_PAGE_KEY, JSON.stringify({ message, kind }))

export function showKeptToast() {
  const kept = readJson(tabStorage(), NEXT_PAGE_KEY) as Pick<Toast, 'message' | 'kind'> | null
  if (!kept) return
  tabStorage().removeItem(NEXT_PAGE_KEY)
  showToast(kept.message, { kind: kept.kind })
}

export const hideToast = (id: number) =>
  toastStore.write(toastStore.read().filter((toast) => toast.id !== id))
