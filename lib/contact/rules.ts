/** Whether an address is on the list of blocked senders, by itself or by its domain (`@spam.example`). */
export function isBlocked(email: string, blocked: readonly string[]): boolean {
  const address = email.toLowerCase()
  return blocked.some((entry) => (entry.startsWith('@') ? address.endsWith(entry) : address === entry))
}

/** Whether a browser says that nobody sits in front of it. */
export const isHeadless = (userAgent: string | null): boolean => /HeadlessChrome/i.test(userAgent ?? '')

/** How a message names the signed-in user who sent it. */
export const senderOf = (uid: string): string => `user:${uid}`
