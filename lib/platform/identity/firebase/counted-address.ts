/** What tells an advertisement; every other parameter may be a key of a link in a mail, or an order. */
const COUNTED = /^utm_(source|medium|campaign|term|content)$/

/**
 * The address of a page as it is told to the counting of visits: without the keys that links in mails carry in the query
 * or in the path, which open something to whoever has them.
 */
export function countedAddress(address: string): string {
  const url = new URL(address)
  const path = url.pathname.replace(/^((?:\/[a-z]{2})?\/track\/).+/, '$1-').replace(/[\w-]{40,}/g, '-')
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => COUNTED.test(name))).toString()
  return url.origin + path + (kept && `?${kept}`)
}
