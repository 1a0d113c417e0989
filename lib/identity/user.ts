/** The caller, read from a verified token, never from unverified parts of the request. */
export type ShopUser = {
  /** Firebase uid */
  uid: string
  /** Display name; the e-mail when there is none. */
  name: string
  email: string
  isAdmin: boolean
}

/** The caller from the claims of a verified token. */
export function userOf(claims: { uid: string; name?: unknown; email?: unknown; admin?: unknown }): ShopUser {
  const email = typeof claims.email === 'string' ? claims.email : ''
  const name = typeof claims.name === 'string' && claims.name.trim() ? claims.name : email
  return { uid: claims.uid, name, email, isAdmin: claims.admin === true }
}
