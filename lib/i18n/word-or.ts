/** What `useTranslations` and `getTranslations` give, for keys that are made when the page runs. */
type Translate = { (key: never): string; has(key: never): boolean }

/** The word for a key of which nobody knows beforehand that it exists; `fallback` where it does not. */
export const wordOr = (t: Translate, key: string, fallback: string): string =>
  t.has(key as never) ? t(key as never) : fallback
