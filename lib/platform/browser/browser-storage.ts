import type { TabStorage } from './tab-storage'

/** Undefined where storage is forbidden or full. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** What a browser remembers for the next visit: nothing where storage is forbidden, and never an error. */
export const browserStorage: TabStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name)) ?? null,
  setItem: (name, value) => attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => attempt(() => localStorage.removeItem(name)),
}
