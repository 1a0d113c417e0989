import { beforeEach, expect, test } from 'vitest'
import { POST as inviteByCall } from '@/app/api/admin/staff/invitations/route'
import { GET as readStockMails } from '@/app/api/mail/failed/route'
import { changeAdmin } from '@/lib/customers/account/admins.service'
import { type Caller, openSession, request, typePassword, whoAmI } from '@/lib/customers/account/testing'
import { db, guardPool } from '@/lib/platform/database/db'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { closeSession } from '@/lib/platform/identity/session/session'
import { removeMember, resetFactor, resetFactorFromShell } from '@/lib/shop/staff/service'
import { endAllSessions } from '@/lib/shop/staff/sign-out'
import { appCode } from './app.fixture'
import { factorChangedMail, factorResetForOwnerMail } from './mails'
import { factorStateOf } from './queries'
import { confirmSignIn } from './service'
import { aMember, bearerFor, cookieOf, enroll, letTimePass, userBy } from './testing'

beforeEach(async () => {
  await db().staffMember.deleteMany()
  await db().secondFactor.deleteMany()
})

const codeIs = (code: string) => expect.objectContaining({ code })
const confirm = async (headers: Headers, code: string) =>
  confirmSignIn({ code }, await userBy(headers), headers)

/** A browser in which the password was typed and no code. */
const newBrowser = async ({ email }: Caller) => ({ cookie: await openSession(await typePassword(email)) })

const read = async (headers: Headers) =>
  readStockMails(request('GET', '/api/mail/failed', Object.fromEntries(headers)), {
    params: Promise.resolve({}),
  })

test('after the password a session is a customer’s until a code is typed in it, and only in it', async () => {
  const anna = await aMember('orders')
  const { key } = await enroll(anna)
  const [one, other] = [await newBrowser(anna), await newBrowser(anna)]
  expect(await whoAmI(one.cookie)).toMatchObject({ uid: anna.uid, isAdmin: false, withheld: 'code' })
  expect(await whoAmI(one.cookie)).not.toHaveProperty('role')
  const refused = await read(cookieOf(one))
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'account.code_required'])
  await expect(confirm(cookieOf(one), '000000')).rejects.toEqual(codeIs('factor.wrong_code'))
  await confirm(cookieOf(one), appCode(key))
  expect(await whoAmI(one.cookie)).toMatchObject({ isAdmin: true, role: 'orders' })
  expect((await read(cookieOf(one))).status).toBe(200)
  expect(await whoAmI(other.cookie)).toMatchObject({ withheld: 'code' })
})

test('a bearer token is asked for a code too, each for itself, even one of a sign-in in the same second', async () => {
  const owner = await aMember('owner')
  const { key } = await enroll(owner)
  const tokens = await Promise.all([typePassword(owner.email), typePassword(owner.email)])
  const [mine, thiefs] = tokens.map(bearerFor)
  if (!mine || !thiefs) throw new Error('two tokens were asked for')
  // what the thief of a password can do at every second
  const forged = bearerFor(
    `${tokens[0]}`.replace(/^[^.]+/, Buffer.from('{"alg":"none","typ":"JWT" }').toString('base64url')),
  )
  for (const headers of [mine, thiefs]) expect(await userBy(headers)).toMatchObject({ withheld: 'code' })
  const invite = (headers: Headers) =>
    inviteByCall(request('POST', '/api/admin/staff/invitations', Object.fromEntries(headers), {}), {
      params: Promise.resolve({}),
    })
  expect((await invite(mine)).status).toBe(403)
  await confirm(mine, appCode(key))
  expect((await invite(mine)).status).toBe(422)
  // the emulator may have issued the very same token twice in a second
  if (tokens[0] !== tokens[1]) expect((await invite(thiefs)).status).toBe(403)
  expect((await invite(forged)).status).toBe(403)
  const cookie = await newBrowser(owner)
  expect(await whoAmI(cookie.cookie)).toMatchObject({ withheld: 'code' })
})

test('a code is accepted once, of the same code sent twice at the same time one, and no earlier code after it', async () => {
  const anna = await aMember('orders')
  const { key } = await enroll(anna)
  const [one, other] = [await newBrowser(anna), await newBrowser(anna)]
  const outcomes = await Promise.allSettled([
    confirm(cookieOf(one), appCode(key)),
    confirm(cookieOf(other), appCode(key)),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const third = await newBrowser(anna)
  for (const shift of [0, -1])
    await expect(confirm(cookieOf(third), appCode(key, shift))).rejects.toEqual(codeIs('factor.wrong_code'))
  await confirm(cookieOf(third), appCode(key, 1))
})

test('a recovery code works once, however it is written, and its owner hears of it', async () => {
  const anna = await aMember('orders')
  const { recoveryCodes } = await enroll(anna)
  const [first = '', second = ''] = recoveryCodes
  const written = ` ${first.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`
  await confirm(cookieOf(await newBrowser(anna)), written)
  expect(await factorStateOf(anna.uid)).toMatchObject({ recoveryCodesLeft: 9 })
  await expect(confirm(cookieOf(await newBrowser(anna)), first)).rejects.toEqual(codeIs('factor.wrong_code'))
  const browsers = [await newBrowser(anna), await newBrowser(anna)]
  const outcomes = await Promise.allSettled(browsers.map((each) => confirm(cookieOf(each), second)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const mail = await factorChangedMail({ uid: anna.uid, change: 'recovery' })
  expect(mail?.to).toBe(anna.email)
  expect(
    await db().outbox.count({ where: { payload: { equals: { uid: anna.uid, change: 'recovery' } } } }),
  ).toBe(2)
})

test('five wrong codes in all sessions together are followed by a pause, for this account only, and its owner is warned once', async () => {
  const [anna, jan] = [await aMember('orders'), await aMember('orders')]
  const [{ key }, { key: jansKey }] = [await enroll(anna), await enroll(jan)]
  const browsers = [await newBrowser(anna), await newBrowser(anna)]
  const guesses = Array.from({ length: 12 }, (_, each) =>
    confirm(cookieOf(browsers[each % 2] ?? anna), String(each).padStart(6, '0')),
  )
  const refusals = (await Promise.allSettled(guesses)).map((outcome) =>
    outcome.status === 'rejected' ? outcome.reason.code : 'accepted',
  )
  expect(refusals.filter((code) => code === 'factor.wrong_code').length).toBeLessThanOrEqual(5)
  expect(refusals.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(7)
  await expect(confirm(bearerFor(await typePassword(anna.email)), appCode(key))).rejects.toEqual(
    codeIs('too_many_requests'),
  )
  await confirm(cookieOf(await newBrowser(jan)), appCode(jansKey))
  expect(
    await db().outbox.count({ where: { payload: { equals: { uid: anna.uid, change: 'attempts' } } } }),
  ).toBe(1)
})

test('right codes are not counted, however many', async () => {
  const anna = await aMember('orders')
  const { key } = await enroll(anna)
  for (let time = 0; time < 7; time += 1) {
    await confirm(cookieOf(anna), appCode(key))
    await letTimePass(anna.uid)
  }
})

test('a confirmation ends with its session, with all sessions, and after twelve hours', async () => {
  const anna = await aMember('orders')
  const { key } = await enroll(anna)
  await guardPool().query(
    "UPDATE account_session SET factor_confirmed_at = now() - interval '12 hours 1 second' WHERE uid = $1",
    [anna.uid],
  )
  expect(await whoAmI(anna.cookie)).toMatchObject({ withheld: 'code' })
  // a confirmation is not older than the factor itself
  await db().secondFactor.update({ where: { uid: anna.uid }, data: { confirmedAt: new Date('2026-01-01') } })
  await guardPool().query(
    "UPDATE account_session SET factor_confirmed_at = now() - interval '11 hours' WHERE uid = $1",
    [anna.uid],
  )
  expect(await whoAmI(anna.cookie)).toMatchObject({ role: 'orders' })
  const browser = await newBrowser(anna)
  await confirm(cookieOf(browser), appCode(key))
  await closeSession(cookieOf(browser))
  expect(await whoAmI(browser.cookie)).toBeNull()
  await expect(
    confirmSignIn({ code: appCode(key, 1) }, await userBy(cookieOf(anna)), cookieOf(browser)),
  ).rejects.toEqual(codeIs('account.not_authenticated'))
  const token = bearerFor(await typePassword(anna.email))
  await letTimePass(anna.uid)
  await confirm(token, appCode(key))
  expect(await userBy(token)).toMatchObject({ role: 'orders' })
  await endAllSessions(anna.uid)
  expect(await db().accountSession.count({ where: { uid: anna.uid } })).toBe(0)
})

test('who is removed from the staff and comes back has neither the factor nor the confirmation of before', async () => {
  const owner = await aMember('owner')
  const anna = await aMember('orders')
  const { key } = await enroll(anna)
  await removeMember(anna.uid, await userBy(cookieOf(owner)))
  expect(await factorStateOf(anna.uid)).toBeNull()
  expect(await db().secondFactor.count({ where: { uid: anna.uid } })).toBe(0)
  await db().staffMember.update({ where: { uid: anna.uid }, data: { removedAt: null } })
  const again = await openSession(await typePassword(anna.email))
  const enrolled = await enroll({ ...anna, idToken: await typePassword(anna.email), cookie: again })
  expect(enrolled.key).not.toBe(key)
  expect((await whoAmI(anna.cookie))?.role).toBeUndefined()
  await changeAdmin(identityProvider(), { command: 'revoke', email: anna.email, by: 'szef' })
  expect(await factorStateOf(anna.uid)).toBeNull()
})

test('another owner resets a lost factor, for which the person and all owners get a mail; nobody resets their own', async () => {
  const [owner, second] = [await aMember('owner'), await aMember('owner')]
  const anna = await aMember('orders')
  await enroll(anna)
  await enroll(owner)
  const asking = await userBy(cookieOf(owner))
  await expect(resetFactor(owner.uid, asking)).rejects.toEqual(codeIs('factor.own_reset'))
  await expect(resetFactor(anna.uid, await userBy(cookieOf(anna)))).rejects.toEqual(
    codeIs('factor.own_reset'),
  )
  await expect(resetFactor(owner.uid, await userBy(cookieOf(anna)))).rejects.toEqual(codeIs('forbidden'))
  await resetFactor(anna.uid, asking)
  await expect(resetFactor(anna.uid, asking)).rejects.toEqual(codeIs('factor.not_on'))
  expect(
    await db().auditEntry.findFirst({ where: { subjectId: anna.uid }, orderBy: { id: 'desc' } }),
  ).toMatchObject({
    action: 'staff.factor_reset',
    actor: owner.uid,
  })
  const told = await db().outbox.findMany({ where: { topic: 'factor.reset_for_owner' } })
  expect(told.map(({ payload }) => (payload as { uid: string }).uid).sort()).toEqual(
    expect.arrayContaining([owner.uid, second.uid]),
  )
  const mail = await factorResetForOwnerMail(told[0]?.payload)
  expect(mail?.subject).toContain(anna.email)
  expect(mail?.text).toContain(owner.email)
  expect((await factorChangedMail({ uid: anna.uid, change: 'reset' }))?.to).toBe(anna.email)
  // a session that was confirmed before is asked again once a new factor is set up
  expect(await whoAmI(anna.cookie)).toMatchObject({ role: 'orders' })
  const cookie = await openSession(await typePassword(anna.email))
  await enroll({ ...anna, idToken: await typePassword(anna.email), cookie })
  expect(await whoAmI(anna.cookie)).toMatchObject({ withheld: 'code' })
})

test('the command line resets a lost factor, of the last owner too', async () => {
  const owner = await aMember('owner')
  await enroll(owner)
  const reset = () => resetFactorFromShell(identityProvider(), { email: owner.email, by: 'szef' })
  expect(await reset()).toEqual({ uid: owner.uid, changed: true })
  expect(await reset()).toEqual({ uid: owner.uid, changed: false })
  expect(await whoAmI(await openSession(await typePassword(owner.email)))).toMatchObject({ role: 'owner' })
  expect(
    await db().auditEntry.findFirst({ where: { subjectId: owner.uid }, orderBy: { id: 'desc' } }),
  ).toMatchObject({
    action: 'staff.factor_reset',
    actor: 'shell:szef',
  })
})
