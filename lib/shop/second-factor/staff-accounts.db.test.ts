import { randomUUID } from 'node:crypto'
import { beforeEach, expect, inject, test } from 'vitest'
import { customer, identityCall, openSession, typePassword, whoAmI } from '@/lib/customers/account/testing'
import { restoreSettings, saveSettings } from '@/lib/office/settings/service'
import { db } from '@/lib/platform/database/db'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import type { ShopUser } from '@/lib/platform/identity/user'
import { required } from '@/lib/platform/runtime/testing'
import { shop } from '@/lib/platform/shop-details'
import { settingsFrom } from '@/lib/shop/settings/form'
import { readSettings } from '@/lib/shop/settings/queries'
import type { Settings } from '@/lib/shop/settings/schema'
import { aMember, bearerFor, cookieOf, enroll, userBy } from './testing'

beforeEach(async () => {
  await db().staffMember.deleteMany()
  await db().secondFactor.deleteMany()
  await demand('off', { uid: '', name: 'Test', email: '', isAdmin: true })
})

/** Saves settings that demand a second factor of these. */
async function demand(secondFactor: Settings['secondFactor'], by: ShopUser): Promise<number> {
  const { version, settings } = await readSettings()
  const saved = await saveSettings(
    { version, settings: { ...(settings ?? settingsFrom(shop)), secondFactor } },
    by,
  )
  return saved.version
}

/** A token of an account that signed in with a phone number. */
async function signInByPhone() {
  const phoneNumber = `+4860${Math.floor(Math.random() * 9_000_000 + 1_000_000)}`
  const { sessionInfo } = await identityCall('sendVerificationCode', { phoneNumber })
  const sent = await fetch(
    `http://${inject('authEmulator')}/emulator/v1/projects/${required.FIREBASE_PROJECT_ID}/verificationCodes`,
  )
  const { verificationCodes } = (await sent.json()) as {
    verificationCodes: { code: string; phoneNumber: string }[]
  }
  const code = verificationCodes.findLast((each) => each.phoneNumber === phoneNumber)?.code
  return identityCall('signInWithPhoneNumber', { sessionInfo, code })
}

const signInByGoogle = () =>
  identityCall('signInWithIdp', {
    requestUri: 'http://127.0.0.1',
    postBody: `providerId=google.com&id_token=${encodeURIComponent(
      JSON.stringify({ sub: randomUUID(), email: `g-${randomUUID()}@trakt.example`, email_verified: true }),
    )}`,
  })

async function signInByCustomToken() {
  const { uid } = await customer({ isConfirmed: true })
  const token = await identityProvider().createCustomToken(uid)
  return { ...(await identityCall('signInWithCustomToken', { token })), localId: uid }
}

const otherWays: [string, () => Promise<Record<string, string>>][] = [
  ['nobody, anonymously', () => identityCall('signUp', {})],
  ['the owner of a phone number', signInByPhone],
  ['an account of Google', signInByGoogle],
  ['the holder of a custom token', signInByCustomToken],
]

test.each(otherWays)('%s is never of the staff, although table and claim say so', async (_, signIn) => {
  const { localId: uid = '', idToken = '' } = await signIn()
  expect([uid, idToken]).not.toContain('')
  await db().staffMember.create({ data: { uid, email: 'x@trakt.example', role: 'owner' } })
  expect(await userBy(bearerFor(idToken))).toMatchObject({ uid, isAdmin: false })
  expect(await userBy(bearerFor(idToken))).not.toHaveProperty('role')
  expect((await whoAmI(await openSession(idToken)))?.isAdmin).toBe(false)
  await db().staffMember.deleteMany()
  await identityProvider().setCustomUserClaims(uid, { admin: true })
  expect((await userBy(bearerFor(idToken))).isAdmin).toBe(false)
})

test('an account is of the staff once its address is confirmed and its owner has signed in again', async () => {
  const jan = await customer()
  await db().staffMember.create({ data: { uid: jan.uid, email: jan.email, role: 'orders' } })
  for (const headers of [bearerFor(jan.idToken), cookieOf(jan)])
    expect(await userBy(headers)).toMatchObject({ isAdmin: false, withheld: 'address' })
  await identityProvider().updateUser(jan.uid, { emailVerified: true })
  const idToken = await typePassword(jan.email)
  expect(await userBy(bearerFor(idToken))).toMatchObject({ role: 'orders' })
  expect(await whoAmI(await openSession(idToken))).toMatchObject({ role: 'orders' })
})

test('a second factor is demanded by an owner who has one, from the next request on, by cookie and by token', async () => {
  const [owner, other, anna] = [await aMember('owner'), await aMember('owner'), await aMember('orders')]
  const asking = await userBy(cookieOf(owner))
  await expect(demand('owners', asking)).rejects.toMatchObject({
    code: 'settings.own_factor_first',
    fields: [{ path: 'settings.secondFactor', code: 'settings.own_factor_first' }],
  })
  await enroll(owner)
  await demand('owners', asking)
  expect(await whoAmI(owner.cookie)).toMatchObject({ role: 'owner' })
  expect(await whoAmI(anna.cookie)).toMatchObject({ role: 'orders' })
  for (const headers of [cookieOf(other), bearerFor(other.idToken)])
    expect(await userBy(headers)).toMatchObject({ isAdmin: false, withheld: 'enrollment' })
  await demand('all', asking)
  expect(await whoAmI(anna.cookie)).toMatchObject({ isAdmin: false, withheld: 'enrollment' })
  // who sets one up in this session goes on in it
  await enroll(anna)
  expect(await whoAmI(anna.cookie)).toMatchObject({ role: 'orders' })
  expect(
    await db().auditEntry.findFirst({ where: { subjectType: 'settings' }, orderBy: { id: 'desc' } }),
  ).toMatchObject({ before: { factorDemand: 'owners' }, after: { factorDemand: 'all' } })
})

test('an owner by claim alone is asked for what is demanded of owners', async () => {
  const owner = await aMember('owner')
  await enroll(owner)
  await demand('owners', await userBy(cookieOf(owner)))
  const former = await customer({ isConfirmed: true })
  await identityProvider().setCustomUserClaims(former.uid, { admin: true })
  const idToken = await typePassword(former.email)
  expect(await userBy(bearerFor(idToken))).toMatchObject({ isAdmin: false, withheld: 'enrollment' })
})

test('putting earlier settings back leaves the demand as it is', async () => {
  const owner = await aMember('owner')
  const asking = await userBy(cookieOf(owner))
  const restores = await demand('off', asking)
  await enroll(owner)
  const version = await demand('all', asking)
  const { settings } = await restoreSettings({ version, restores }, asking)
  expect(settings?.secondFactor).toBe('all')
})
