import { identityCall } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { codeFor } from './code'

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
