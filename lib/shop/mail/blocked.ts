/** Whether an address is on the list of blocked senders, by itself or by its domain (`@spam.example`). */
export function isBlocked(email: string, blocked: readonly string[]): boolean {
  const address = email.toLowerCase()
  return blocked.some((entry) => (entry.startsWith('@') ? address.endsWith(entry) : address === entry))
}
