import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import * as account from '@/app/api/account/route'
import * as invitations from '@/app/api/admin/staff/invitations/route'
import * as orders from '@/app/api/tires/orders/route'
import { changeAdmin } from '@/lib/customers/account/admins.service'
import { deleteAccount } from '@/lib/customers/account/service'
import {
  type Caller,
  context,
  customer,
  ORIGIN,
  openSession,
  request,
  typePassword,
  whoAmI,
} from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import type { Role } from '@/lib/platform/identity/roles'
import type { ShopUser } from '@/lib/platform/identity/user'
import { acceptInvitation, inviteMember } from './invitations.service'
import { staffInvitedMail } from './mails'
import { ownersToldMail } from './owner-mails'
import { changeRole, clearDeletedMembers, removeMember } from './service'

beforeEach(async () => {
  await db().staffMember.deleteMany()
  await db().staffInvitation.deleteMany()
})

const userOf = async ({ cookie }: Caller): Promise<ShopUser> => {
  const user = await whoAmI(cookie)
  if (!user) throw new Error('nobody is signed in')
  return user
}

/** Somebody of the staff, as the table says. */
async function aMember(role: Role): Promise<Caller & { user: ShopUser }> {
  const caller = await customer({ isConfirmed: true })
  await db().staffMember.create({ data: { uid: caller.uid, email: caller.email, role } })
  return { ...caller, user: await userOf(caller) }
}

/** An owner by the claim alone, whom the table does not name, with a token and a cookie that carry the claim. */
async function ownerByClaim(): Promise<Caller> {
  const caller = await customer({ isConfirmed: true })
  await identityProvider().setCustomUserClaims(caller.uid, { admin: true })
  const idToken = await typePassword(caller.email)
  return { ...caller, idToken, cookie: await openSession(idToken) }
}

type Proof = Record<string, string>
const proofsOf = ({ idToken, cookie }: Caller): Proof[] => [
  { authorization: `Bearer ${idToken}` },
  { cookie, origin: ORIGIN },
]
const invite = async (proof: Proof, email: string) =>
  (
    await invitations.POST(
      request('POST', '/api/admin/staff/invitations', proof, { email, role: 'owner', locale: 'pl' }),
      context,
    )
  ).status
const look = async (proof: Proof) =>
  (await orders.GET(request('GET', '/api/tires/orders', proof), context)).status

/** The provider counts in whole seconds: a token of the second in which tokens were revoked stays valid. */
const nextSecond = () => sleep(1_100)

/** The keys of all invitations, as their mails have them; null for one that no mail is written about. */
async function keys() {
  const all = await db().staffInvitation.findMany({ orderBy: { id: 'asc' } })
  const mails = await Promise.all(all.map(({ id }) => staffInvitedMail({ invitationId: id })))
  return mails.map((mail) => /key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? null)
}

test('an owner by claim who deletes the account invites nobody any more, by token or cookie, while the provider still works on it', async () => {
  await aMember('owner')
  const leaving = await ownerByClaim()
  const { idToken } = leaving
  const statuses: number[] = []
  const provider = identityProvider()
  const revoke = provider.revokeRefreshTokens.bind(provider)
  const slow = vi.spyOn(provider, 'revokeRefreshTokens').mockImplementation(async (uid) => {
    for (const proof of proofsOf(leaving)) statuses.push(await invite(proof, 'accomplice@trakt.example'))
    await revoke(uid)
  })
  await deleteAccount(leaving.uid, { idToken })
  slow.mockRestore()
  expect(statuses).toEqual([403, 403])
  expect(await db().staffInvitation.count()).toBe(0)
})

test('invitations in a loop beside the deletion of an owner by claim leave nothing that can be accepted', async () => {
  const owner = await aMember('owner')
  const leaving = await ownerByClaim()
  let isOver = false
  const loop = async (proof: Proof) => {
    for (let turn = 0; !isOver || turn % 5 !== 0; turn += 1)
      await invite(proof, `accomplice-${turn}@trakt.example`)
  }
  const loops = proofsOf(leaving).map(loop)
  await sleep(50)
  const deletion = await account.DELETE(
    request('DELETE', '/api/account', proofsOf(leaving)[1], { idToken: leaving.idToken }),
    context,
  )
  isOver = true
  await Promise.all(loops)
  expect(deletion.status).toBe(204)
  expect(await db().staffInvitation.count({ where: { withdrawnAt: null, acceptedAt: null } })).toBe(0)
  expect((await keys()).filter((key) => key !== null)).toEqual([])
  for (const proof of proofsOf(leaving)) {
    expect(await invite(proof, 'late@trakt.example')).toBe(401)
    expect(await look(proof)).toBe(401)
  }
  expect(await db().staffMember.findMany({ where: { role: 'owner', removedAt: null } })).toMatchObject([
    { uid: owner.uid },
  ])
})

test('what was signed in before a removal or another role is signed out by it, by token and by cookie', async () => {
  const owner = await aMember('owner')
  for (const change of [
    (uid: string) => removeMember(uid, owner.user),
    (uid: string) => changeRole(uid, 'catalogue', owner.user),
  ]) {
    const jan = await aMember('orders')
    for (const proof of proofsOf(jan)) expect(await look(proof)).toBe(200)
    await nextSecond()
    await change(jan.uid)
    for (const proof of proofsOf(jan)) {
      expect(await look(proof)).toBe(401)
      expect(await invite(proof, 'late@trakt.example')).toBe(401)
    }
  }
})

test('a role that stays the same signs nobody out', async () => {
  const owner = await aMember('owner')
  const jan = await aMember('orders')
  await changeRole(jan.uid, 'orders', owner.user)
  expect(await whoAmI(jan.cookie)).toMatchObject({ role: 'orders' })
})

test.each([
  ['is removed', ({ uid }: Caller, owner: ShopUser) => removeMember(uid, owner)],
  ['gets another role', ({ uid }: Caller, owner: ShopUser) => changeRole(uid, 'orders', owner)],
  [
    'deletes the account',
    async ({ uid, email }: Caller) => deleteAccount(uid, { idToken: await typePassword(email) }),
  ],
  [
    'is revoked on the command line',
    ({ email }: Caller) => changeAdmin(identityProvider(), { command: 'revoke', email, by: 'szef' }),
  ],
])('with an owner who %s end the invitations that they sent, and no others', async (_, end) => {
  const owner = await aMember('owner')
  const former = await aMember('owner')
  const accomplice = await aMember('orders')
  await db().staffMember.delete({ where: { uid: accomplice.uid } })
  await inviteMember({ email: 'stays@trakt.example', role: 'orders', locale: 'pl' }, owner.user)
  await inviteMember({ email: accomplice.email, role: 'owner', locale: 'pl' }, former.user)
  const key = (await keys()).at(-1) ?? ''
  expect(key).toHaveLength(43)
  await end(former, owner.user)
  await expect(acceptInvitation(key, accomplice.user)).rejects.toMatchObject({
    code: 'staff.invitation_withdrawn',
  })
  expect(await db().staffInvitation.findMany({ where: { withdrawnAt: null } })).toMatchObject([
    { email: 'stays@trakt.example' },
  ])
})

test('a claim that the provider has taken back writes nothing any more, whatever the token says', async () => {
  const former = await ownerByClaim()
  for (const proof of proofsOf(former)) expect(await invite(proof, 'before@trakt.example')).toBe(204)
  await db().staffMember.deleteMany()
  await identityProvider().setCustomUserClaims(former.uid, {})
  for (const proof of proofsOf(former)) expect(await invite(proof, 'after@trakt.example')).toBe(403)
})

test('an owner whose account exists no more or is blocked is not the other owner', async () => {
  const owner = await aMember('owner')
  const [gone, blocked] = [await aMember('owner'), await aMember('owner')]
  await identityProvider().deleteUser(gone.uid)
  await identityProvider().updateUser(blocked.uid, { disabled: true })
  for (const attempt of [
    () => removeMember(owner.uid, owner.user),
    () => changeRole(owner.uid, 'orders', owner.user),
    async () => deleteAccount(owner.uid, { idToken: await typePassword(owner.email) }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'staff.last_owner' })
  await removeMember(gone.uid, owner.user)
})

test('the only owner, known by the claim alone, does not delete the account either', async () => {
  const only = await ownerByClaim()
  await expect(deleteAccount(only.uid, { idToken: only.idToken })).rejects.toMatchObject({
    code: 'staff.last_owner',
  })
  expect(await whoAmI(only.cookie)).toMatchObject({ role: 'owner' })
})

test('of somebody who deleted the account the table keeps the end of their rights for 30 days, without the address', async () => {
  await aMember('owner')
  const jan = await aMember('orders')
  await deleteAccount(jan.uid, { idToken: await typePassword(jan.email) })
  const entry = () => db().staffMember.findUnique({ where: { uid: jan.uid } })
  expect(await entry()).toMatchObject({ email: '', removedAt: expect.any(Date), deletedAt: expect.any(Date) })
  await clearDeletedMembers()
  expect(await entry()).not.toBeNull()
  await db().staffMember.update({
    where: { uid: jan.uid },
    data: { deletedAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000) },
  })
  await clearDeletedMembers()
  expect(await entry()).toBeNull()
})

test('while the provider has not deleted the account, the end of the rights stands, and the deletion can be repeated', async () => {
  await aMember('owner')
  const jan = await aMember('orders')
  const broken = vi.spyOn(identityProvider(), 'deleteUser').mockRejectedValueOnce(new Error('away'))
  const remove = async () => deleteAccount(jan.uid, { idToken: await typePassword(jan.email) })
  await expect(remove()).rejects.toThrow('away')
  broken.mockRestore()
  await db()
    .$executeRaw`UPDATE staff_member SET removed_at = now() - interval '1 year' WHERE uid = ${jan.uid}`
  await clearDeletedMembers()
  const entry = { uid: jan.uid, email: jan.email, deletedAt: null }
  expect(await db().staffMember.findMany({ where: { role: 'orders' } })).toMatchObject([entry])
  await remove()
  await expect(identityProvider().getUser(jan.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
})

test('an owner by claim whom the command line revokes is removed in the table too', async () => {
  const former = await ownerByClaim()
  await changeAdmin(identityProvider(), { command: 'revoke', email: former.email, by: 'szef' })
  expect(await db().staffMember.findUnique({ where: { uid: former.uid } })).toMatchObject({
    removedAt: expect.any(Date),
  })
  expect(await whoAmI(former.cookie)).toBeNull()
})

test('every owner, by claim alone and the former one too, hears by mail of each new role and of an owner’s removal', async () => {
  const [anna, piotr] = [await aMember('owner'), await aMember('owner')]
  const former = await ownerByClaim()
  const jan = await aMember('orders')
  const recipients = async (work: () => Promise<unknown>) => {
    const last = (await db().outbox.findFirst({ orderBy: { id: 'desc' } }))?.id ?? 0
    await work()
    const rows = await db().outbox.findMany({ where: { topic: 'owners.told', id: { gt: last } } })
    const mails = await Promise.all(rows.map(({ payload }) => ownersToldMail(payload)))
    subjects = [...new Set(mails.map((mail) => mail?.subject))]
    // other tests have owners by claim in the same emulator
    return all.filter((email) => mails.some((mail) => mail?.to === email))
  }
  let subjects: unknown[] = []
  const owners = [anna.email, piotr.email, former.email].sort()
  const all = [...owners, jan.email].sort()
  const join = async () => {
    const kasia = await customer({ isConfirmed: true })
    await inviteMember({ email: kasia.email, role: 'accounting', locale: 'pl' }, anna.user)
    await acceptInvitation((await keys()).at(-1) ?? '', await userOf(kasia))
  }
  expect(await recipients(() => changeRole(jan.uid, 'catalogue', anna.user))).toEqual(owners)
  expect(subjects).toEqual([expect.stringContaining('Zmiana roli w zespole')])
  expect(await recipients(join)).toEqual(owners)
  expect(subjects).toEqual([expect.stringContaining('Zmiana roli w zespole')])
  expect(await recipients(() => changeRole(jan.uid, 'owner', anna.user))).toEqual(all)
  expect(await recipients(() => changeRole(jan.uid, 'readOnly', anna.user))).toEqual(all)
  expect(await recipients(() => removeMember(piotr.uid, anna.user))).toEqual(owners)
})
