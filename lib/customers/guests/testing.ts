import { randomUUID } from 'node:crypto'
import { identityCall, whoAmI } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { codeFor } from './code'
import { confirmAddress, sendCode } from './service'

export type Guest = { uid: string; idToken: string }

/** A fresh anonymous sign-in, as the browser's SDK makes one. */
export async function aGuest(): Promise<Guest> {
  const { localId: uid = '', idToken = '' } = await identityCall('signUp', {})
  return { uid, idToken }
}

let senders = 0
/** Headers of a visitor whom the limits have not seen. */
export const aSender = (address = `203.0.113.${++senders}`) => new Headers({ 'x-forwarded-for': address })

/** The code that the address of a guest was sent last. */
export async function codeOf({ uid }: Guest): Promise<string> {
  const { email, nonce } = await db().addressConfirmation.findUniqueOrThrow({ where: { uid } })
  return codeFor({ uid, email, nonce: nonce ?? '' })
}

export const someone = () => `ola-${randomUUID()}@example.com`

/** Somebody whose address a code has confirmed, with the cookie of their session. */
export async function confirmed(email: string) {
  const guest = await aGuest()
  const sender = aSender()
  await sendCode({ idToken: guest.idToken, email, locale: 'pl' }, sender)
  const cookie = await confirmAddress({ idToken: guest.idToken, code: await codeOf(guest) }, sender)
  const session = cookie.split(';')[0] ?? ''
  const user = await whoAmI(session)
  if (!user) throw new Error('The session did not open')
  return { ...guest, cookie: session, user }
}
export type Confirmed = Awaited<ReturnType<typeof confirmed>>
