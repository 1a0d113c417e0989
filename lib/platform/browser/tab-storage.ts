/** What a tab remembers over a reload, and no longer than the tab lives. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stands in where the browser forbids storage: remembers until the page is left. */
export function pageMemory(): TabStorage {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}

let chosen: TabStorage | null = null

export function tabStorage(): TabStorage {
  if (chosen) return chosen
  try {
    const probe = 'trakt-probe'
    sessionStorage.setItem(probe, probe)
    sessionStorage.removeItem(probe)
    chosen = sessionStorage
  } catch {
    // forbidden or full
    chosen = pageMemory()
  }
  return chosen
}

/** What was kept under a name, if it can still be read. */
export function readJson(storage: TabStorage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null')
  } catch {
    // written by something else: as good as nothing
    return null
  }
}
