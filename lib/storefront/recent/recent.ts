import { browserStorage } from '@/lib/platform/browser/browser-storage'

// What this browser remembers of a visit for the next one. It is never sent to the shop.

export const RECENT_KEY = 'trakt-recent'
const MOST_PRODUCTS = 8

/** A page of the shop: its path without the language, and what the visitor read as its name. */
export type RecentPage = { path: string; name: string }
export type Recent = {
  /** Newest first. */
  products: RecentPage[]
  /** The tire size that was searched for last. */
  size: RecentPage | null
}

export const nothingRecent: Recent = { products: [], size: null }

export const isRecentPage = (value: unknown): value is RecentPage => {
  const { path, name } = (value ?? {}) as Partial<Record<keyof RecentPage, unknown>>
  return typeof path === 'string' && /^\/\w/.test(path) && typeof name === 'string'
}

/** Reads the stored text; a text that something else wrote counts as empty. */
export function parseRecent(text: string | null): Recent {
  try {
    const { products, size } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof Recent, unknown>>
    return {
      products: Array.isArray(products) ? products.filter(isRecentPage).slice(0, MOST_PRODUCTS) : [],
      size: isRecentPage(size) ? size : null,
    }
  } catch {
    return nothingRecent
  }
}

export const withProduct = (recent: Recent, product: RecentPage): Recent => ({
  ...recent,
  products: [product, ...recent.products.filter(({ path }) => path !== product.path)].slice(0, MOST_PRODUCTS),
})

export const readRecent = (): Recent => parseRecent(browserStorage.getItem(RECENT_KEY))
export const writeRecent = (recent: Recent) => browserStorage.setItem(RECENT_KEY, JSON.stringify(recent))
export const forgetRecent = (): void => browserStorage.removeItem(RECENT_KEY)
