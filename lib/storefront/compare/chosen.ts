import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { readJson } from '@/lib/platform/browser/tab-storage'
import { createStore } from '@/lib/platform/store'
import { isRecentPage, type RecentPage } from '@/lib/storefront/recent/recent'
import { comparePath, MOST_COMPARED } from './address'

// What this browser has chosen to compare. The comparison itself stands in an address.

const COMPARE_KEY = 'trakt-compare'

export type Chosen = RecentPage

export const nothingChosen: readonly Chosen[] = []
const store = createStore(nothingChosen)
export const readChosen = store.read

let isLoaded = false

/** For `useSyncExternalStore`: reads the storage after hydration, and again when another tab changes it. */
export function subscribeToChosen(notify: () => void): () => void {
  const unsubscribe = store.subscribe(notify)
  if (!isLoaded) {
    isLoaded = true
    load()
    window.addEventListener('storage', ({ key }) => {
      if (key === COMPARE_KEY || key === null) load()
    })
  }
  return unsubscribe
}

function load() {
  const stored = readJson(browserStorage, COMPARE_KEY)
  store.write(Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, MOST_COMPARED) : nothingChosen)
}

function keepChosen(chosen: readonly Chosen[]) {
  store.write(chosen)
  browserStorage.setItem(COMPARE_KEY, JSON.stringify(chosen))
}

/** `/tireDetail` of `/tireDetail/12`. */
const typeIn = (path: string) => path.slice(0, path.lastIndexOf('/'))
const chosenIdIn = (path: string) => Number(path.slice(path.lastIndexOf('/') + 1))

export const isChosen = (chosen: readonly Chosen[], path: string) => chosen.some((each) => each.path === path)

/** Why a product cannot be chosen beside the others; a word of `compareBar`. */
export type Refusal = 'full' | 'otherType'

export function toggleChosen(product: Chosen): Refusal | null {
  const chosen = store.read()
  if (isChosen(chosen, product.path)) {
    removeChosen(product.path)
    return null
  }
  const [first] = chosen
  if (first && typeIn(first.path) !== typeIn(product.path)) return 'otherType'
  if (chosen.length >= MOST_COMPARED) return 'full'
  keepChosen([...chosen, product])
  return null
}

export const removeChosen = (path: string) => keepChosen(store.read().filter((each) => each.path !== path))
export const clearChosen = () => keepChosen(nothingChosen)

export const chosenPath = (chosen: readonly Chosen[]) =>
  comparePath(chosen.map(({ path }) => chosenIdIn(path)))
