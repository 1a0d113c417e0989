import { expect } from 'vitest'
import { type Caller, customer, whoAmI } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import type { Role } from '@/lib/platform/identity/roles'
import { callerOf } from '@/lib/platform/identity/session/session'
import type { ShopUser } from '@/lib/platform/identity/user'
import { appCode } from './app.fixture'
import { beginEnrollment, finishEnrollment } from './service'

export const cookieOf = ({ cookie }: { cookie: string }) => new Headers({ cookie })
export const bearerFor = (token: string) => new Headers({ authorization: `Bearer ${token}` })

/** Who sends a request with these headers. */
export async function userBy(headers: Headers): Promise<ShopUser> {
  const caller = await callerOf(headers, { revoked: false })
  if (!caller) throw new Error('nobody is signed in')
  return caller.user
}

/** Somebody of the staff with a password, a confirmed address and a session. */
export async function aMember(role: Role): Promise<Caller> {
  const caller = await customer({ isConfirmed: true })
  await db().staffMember.create({ data: { uid: caller.uid, email: caller.email, role } })
  expect(await whoAmI(caller.cookie)).toMatchObject({ role })
  return caller
}

/** Lets the codes of now be used, as they are some periods after those that were used before. */
export const letTimePass = (uid: string) =>
  db().secondFactor.update({ where: { uid }, data: { lastPeriod: 0 } })

/** Sets a second factor up in the session of a member of the staff. */
export async function enroll(member: Caller): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = await beginEnrollment(member, await userBy(cookieOf(member)))
  const { recoveryCodes } = await finishEnrollment(
    { code: appCode(key) },
    await userBy(cookieOf(member)),
    cookieOf(member),
  )
  await letTimePass(member.uid)
  return { key, recoveryCodes }
}
