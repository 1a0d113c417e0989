/** Who is calling: read from a verified token, never from the request's own words. */
export type ShopUser = {
  /** Firebase uid */
  uid: string
  /** Display name; the e-mail until there is one. */
  name: string
  email: string
  isAdmin: boolean
}

/** What the shop reads of a verified token's claims. */
export function userOf(claims: { uid: string; name?: unknown; email?: unknown; admin?: unknown }): ShopUser {
  const email = typeof claims.email === 'string' ? claims.email : ''
  const name = typeof claims.name === 'string' && claims.name.trim() ? claims.name : email
  return { uid: claims.uid, name, email, isAdmin: claims.admin === true }
}
