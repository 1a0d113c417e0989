import { beforeEach, expect, test, vi } from 'vitest'
import { accountExport } from '@/lib/customers/account/queries'
import { deleteAccount } from '@/lib/customers/account/service'
import { type Caller, customer, openSession, typePassword, whoAmI } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { appCode } from './app.fixture'
import { openKey } from './check-code.service'
import { factorStateOf } from './queries'
import { beginEnrollment, confirmSignIn, finishEnrollment, renewRecoveryCodes, turnOff } from './service'
import { aMember, bearerFor, cookieOf, enroll, letTimePass, userBy } from './testing'

beforeEach(async () => {
  await db().staffMember.deleteMany()
  await db().secondFactor.deleteMany()
})

const begin = async (member: Caller) => beginEnrollment(member, await userBy(cookieOf(member)))
const finish = async (member: Caller, code: string) =>
  finishEnrollment({ code }, await userBy(cookieOf(member)), cookieOf(member))
const codeIs = (code: string) => expect.objectContaining({ code })

test('a second factor is on once a code of the app was typed, and its owner hears of it', async () => {
  const anna = await aMember('catalogue')
  const { key, address } = await begin(anna)
  expect(address).toContain(key)
  expect(await factorStateOf(anna.uid)).toBeNull()
  // nothing is asked of who has only begun
  expect(await whoAmI(anna.cookie)).toMatchObject({ role: 'catalogue' })
  await expect(finish(anna, '000000')).rejects.toEqual(codeIs('factor.wrong_code'))
  const { recoveryCodes } = await finish(anna, appCode(key))
  expect(await factorStateOf(anna.uid)).toMatchObject({ recoveryCodesLeft: 10 })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await whoAmI(anna.cookie)).toMatchObject({ role: 'catalogue' })
  expect(
    await db().outbox.findFirst({ where: { topic: 'factor.changed' }, orderBy: { id: 'desc' } }),
  ).toMatchObject({ payload: { uid: anna.uid, change: 'on' } })
  expect(await db().auditEntry.findFirst({ where: { subjectId: anna.uid } })).toMatchObject({
    action: 'staff.factor_on',
    actor: anna.uid,
  })
})

test('the key and the recovery codes stand nowhere in the database, and no account can use the row of another', async () => {
  const [anna, jan] = [await aMember('orders'), await aMember('orders')]
  const { key, recoveryCodes } = await enroll(anna)
  const row = await db().secondFactor.findUniqueOrThrow({ where: { uid: anna.uid } })
  const stored = JSON.stringify([
    row,
    await db().auditEntry.findMany({ where: { subjectId: anna.uid }, select: { before: true, after: true } }),
    await db().outbox.findMany({ where: { topic: 'factor.changed' }, select: { payload: true } }),
    await accountExport(anna.uid),
  ])
  for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(secret)
  expect(openKey(row.sealedKey, anna.uid)).toHaveLength(20)
  expect(openKey(row.sealedKey, jan.uid)).toBeNull()
  expect((await accountExport(anna.uid)).secondFactor).toMatchObject({ recoveryCodesLeft: 10 })
  expect((await accountExport(jan.uid)).secondFactor).toBeNull()
})

test('an enrollment needs a recently typed password of this very account, and a member of the staff', async () => {
  const [anna, jan] = [await aMember('orders'), await aMember('orders')]
  const user = await userBy(cookieOf(anna))
  await expect(beginEnrollment({ idToken: jan.idToken }, user)).rejects.toEqual(
    codeIs('account.not_authenticated'),
  )
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000)
  await expect(beginEnrollment(anna, user)).rejects.toEqual(codeIs('account.not_authenticated'))
  later.mockRestore()
  const buyer = await customer()
  await expect(begin(buyer)).rejects.toEqual(codeIs('forbidden'))
  await expect(finish(buyer, '000000')).rejects.toEqual(codeIs('forbidden'))
})

test('an enrollment that was begun again, or half an hour ago, is not finished with the earlier key', async () => {
  const anna = await aMember('orders')
  await expect(finish(anna, '000000')).rejects.toEqual(codeIs('factor.not_begun'))
  const first = await begin(anna)
  const { key } = await begin(anna)
  await expect(finish(anna, appCode(first.key))).rejects.toEqual(codeIs('factor.wrong_code'))
  await db().secondFactor.update({
    where: { uid: anna.uid },
    data: { beganAt: new Date(Date.now() - 31 * 60_000) },
  })
  await expect(finish(anna, appCode(key))).rejects.toEqual(codeIs('factor.not_begun'))
})

test('a second factor that is on is replaced only after it was turned off with a code', async () => {
  const anna = await aMember('orders')
  const { key } = await enroll(anna)
  await expect(begin(anna)).rejects.toEqual(codeIs('factor.already_on'))
  // nor by who knows the password only
  const cookie = await openSession(await typePassword(anna.email))
  await expect(begin({ ...anna, cookie })).rejects.toEqual(codeIs('factor.already_on'))
  const user = await userBy(cookieOf(anna))
  await expect(turnOff({ code: '000000' }, user)).rejects.toEqual(codeIs('factor.wrong_code'))
  await turnOff({ code: appCode(key) }, user)
  expect(await factorStateOf(anna.uid)).toBeNull()
  expect(await whoAmI(cookie)).toMatchObject({ role: 'orders' })
  expect(await begin(anna)).toMatchObject({ key: expect.not.stringContaining(key) })
})

test('new recovery codes replace all earlier ones', async () => {
  const anna = await aMember('orders')
  const { key, recoveryCodes: earlier } = await enroll(anna)
  const user = await userBy(cookieOf(anna))
  const { recoveryCodes } = await renewRecoveryCodes({ code: appCode(key) }, user)
  expect(recoveryCodes.filter((code) => earlier.includes(code))).toEqual([])
  await expect(turnOff({ code: earlier[0] ?? '' }, user)).rejects.toEqual(codeIs('factor.wrong_code'))
  await turnOff({ code: recoveryCodes[0] ?? '' }, user)
})

test('while the shop’s secret is another one, codes of the app are refused as unreadable and recovery codes go on', async () => {
  const anna = await aMember('orders')
  const { key, recoveryCodes } = await enroll(anna)
  const { sealedKey } = await db().secondFactor.findUniqueOrThrow({ where: { uid: anna.uid } })
  const spoilt = Buffer.from(sealedKey, 'base64url')
  spoilt.writeUInt8(spoilt.readUInt8(40) ^ 1, 40)
  await db().secondFactor.update({
    where: { uid: anna.uid },
    data: { sealedKey: spoilt.toString('base64url') },
  })
  const headers = bearerFor(anna.idToken)
  const user = await userBy(headers)
  await expect(confirmSignIn({ code: appCode(key) }, user, headers)).rejects.toEqual(
    codeIs('factor.unreadable'),
  )
  await confirmSignIn({ code: recoveryCodes[0] ?? '' }, user, headers)
  expect(await userBy(headers)).toMatchObject({ role: 'orders' })
})

test('the second factor goes with the account', async () => {
  await aMember('owner')
  const anna = await aMember('orders')
  await enroll(anna)
  await letTimePass(anna.uid)
  await deleteAccount(anna.uid, { idToken: await typePassword(anna.email) })
  expect(await db().secondFactor.count({ where: { uid: anna.uid } })).toBe(0)
})
