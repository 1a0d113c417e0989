import { beforeEach, expect, test, vi } from 'vitest'
import { changeAdmin } from '@/lib/customers/account/admins.service'
import { accountExport } from '@/lib/customers/account/queries'
import { deleteAccount } from '@/lib/customers/account/service'
import { type Caller, customer, openSession, typePassword, whoAmI } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import type { Role } from '@/lib/platform/identity/roles'
import type { ShopUser } from '@/lib/platform/identity/user'
import { acceptInvitation, inviteMember, withdrawInvitation } from './invitations.service'
import { staffInvitedMail } from './mails'
import { listStaff } from './queries'
import { changeRole, endMemberSessions, removeMember } from './service'

beforeEach(async () => {
  await db().staffMember.deleteMany()
  await db().staffInvitation.deleteMany()
})

const userOf = async ({ cookie }: Caller): Promise<ShopUser> => {
  const user = await whoAmI(cookie)
  if (!user) throw new Error('nobody is signed in')
  return user
}

/** One of the staff, as the table says. */
async function aMember(role: Role): Promise<Caller & { user: ShopUser }> {
  const caller = await confirmed()
  await db().staffMember.create({ data: { uid: caller.uid, email: caller.email, role } })
  return { ...caller, user: await userOf(caller) }
}

/** A customer whose address is confirmed. */
const confirmed = () => customer({ isConfirmed: true })

const invite = (email: string, owner: ShopUser, role: Role = 'orders') =>
  inviteMember({ email, role, locale: 'pl' }, owner)

/** The key in the link of the latest mail, and the mail itself. */
async function latestInvitation() {
  const { id } = await db().staffInvitation.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const mail = await staffInvitedMail({ invitationId: id })
  const key = /key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  return { id, mail, key }
}

/** The session of somebody who has signed in again. */
const signedInAgain = async ({ email }: Caller) => openSession(await typePassword(email))

test('a role of the table counts from the next sign-in, and so does its end', async () => {
  const owner = await aMember('owner')
  const jan = await aMember('catalogue')
  expect(jan.user).toMatchObject({ isAdmin: true, role: 'catalogue' })
  await changeRole(jan.uid, 'orders', owner.user)
  expect(await whoAmI(await signedInAgain(jan))).toMatchObject({ role: 'orders' })
  await removeMember(jan.uid, owner.user)
  const after = await whoAmI(await signedInAgain(jan))
  expect(after).toMatchObject({ uid: jan.uid, isAdmin: false })
  expect(after).not.toHaveProperty('role')
})

test('an owner ends all sessions of somebody of the staff, who keeps the role, and of nobody else', async () => {
  const owner = await aMember('owner')
  const anna = await aMember('orders')
  await endMemberSessions(anna.uid, owner.user)
  expect(await whoAmI(anna.cookie)).toBeNull()
  expect((await listStaff()).members).toContainEqual(
    expect.objectContaining({ uid: anna.uid, role: 'orders' }),
  )
  expect(await db().auditEntry.findFirst({ where: { subjectId: anna.uid } })).toMatchObject({
    action: 'account.sign_out',
    actor: owner.uid,
  })
  const jan = await customer()
  await expect(endMemberSessions(jan.uid, owner.user)).rejects.toMatchObject({ code: 'not_found' })
  expect(await whoAmI(jan.cookie)).toMatchObject({ uid: jan.uid })
})

test('the claim alone makes an owner, until an owner changes the role or removes them', async () => {
  const owner = await aMember('owner')
  const former = await confirmed()
  await identityProvider().setCustomUserClaims(former.uid, { admin: true })
  expect(await whoAmI(await signedInAgain(former))).toMatchObject({ isAdmin: true, role: 'owner' })
  expect((await listStaff()).members).toContainEqual(
    expect.objectContaining({ email: former.email, role: 'owner', since: null }),
  )
  await changeRole(former.uid, 'readOnly', owner.user)
  expect(await whoAmI(await signedInAgain(former))).toMatchObject({ role: 'readOnly' })
  await removeMember(former.uid, owner.user)
  expect(await whoAmI(await signedInAgain(former))).toMatchObject({ isAdmin: false })
  expect((await identityProvider().getUser(former.uid)).customClaims?.admin).toBeUndefined()
})

test('an invitation is accepted with its link by the address that it was sent to, once', async () => {
  const owner = await aMember('owner')
  const jan = await confirmed()
  await invite(jan.email, owner.user, 'catalogue')
  const { mail, key } = await latestInvitation()
  expect(mail).toMatchObject({ to: jan.email })
  expect(await acceptInvitation(key, await userOf(jan))).toEqual({ role: 'catalogue' })
  expect(await whoAmI(jan.cookie)).toMatchObject({ role: 'catalogue' })
  await expect(acceptInvitation(key, await userOf(jan))).rejects.toMatchObject({
    code: 'staff.invitation_used',
  })
  expect(await db().auditEntry.count({ where: { subjectType: 'staff', subjectId: jan.uid } })).toBe(1)
})

test('an invitation accepted twice at the same time makes one member', async () => {
  const owner = await aMember('owner')
  const jan = await confirmed()
  await invite(jan.email, owner.user)
  const { key } = await latestInvitation()
  const user = await userOf(jan)
  const outcomes = await Promise.allSettled([acceptInvitation(key, user), acceptInvitation(key, user)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an invitation is refused to another address and to one that is not confirmed', async () => {
  const owner = await aMember('owner')
  const [jan, piotr] = [await customer(), await confirmed()]
  await invite(jan.email, owner.user)
  const { key } = await latestInvitation()
  await expect(acceptInvitation(key, await userOf(piotr))).rejects.toMatchObject({
    code: 'staff.other_address',
  })
  await expect(acceptInvitation(key, await userOf(jan))).rejects.toMatchObject({
    code: 'staff.unconfirmed_address',
  })
  expect(await whoAmI(jan.cookie)).toMatchObject({ isAdmin: false })
})

test('an invitation that has expired, was withdrawn, replaced or never existed is refused, and no mail is written about it', async () => {
  const owner = await aMember('owner')
  const jan = await confirmed()
  const user = await userOf(jan)
  await invite(jan.email, owner.user)
  const replaced = await latestInvitation()
  await invite(jan.email, owner.user)
  const withdrawn = await latestInvitation()
  await withdrawInvitation(withdrawn.id, owner.user)
  await invite(jan.email, owner.user)
  const expired = await latestInvitation()
  await db().staffInvitation.update({
    where: { id: expired.id },
    data: { invitedAt: new Date('2026-01-01'), expiresAt: new Date('2026-01-08') },
  })
  const refusals: [string, string][] = [
    [replaced.key, 'staff.invitation_withdrawn'],
    [withdrawn.key, 'staff.invitation_withdrawn'],
    [expired.key, 'staff.invitation_expired'],
    ['x'.repeat(43), 'staff.invitation_unknown'],
  ]
  for (const [key, code] of refusals)
    await expect(acceptInvitation(key, user)).rejects.toMatchObject({ code })
  for (const { id } of [replaced, withdrawn, expired])
    expect(await staffInvitedMail({ invitationId: id })).toBeNull()
})

test('the database has no key of an invitation, neither in its row nor in the outbox', async () => {
  const owner = await aMember('owner')
  await invite('anna@trakt.example', owner.user)
  const { key } = await latestInvitation()
  const stored = JSON.stringify([
    await db().staffInvitation.findMany(),
    (await db().outbox.findMany({ where: { topic: 'staff.invited' } })).map(({ payload }) => payload),
  ])
  expect(key).toHaveLength(43)
  expect(stored).not.toContain(key)
})

test('the last owner can neither be demoted nor removed, nor delete their account', async () => {
  const owner = await aMember('owner')
  await aMember('orders')
  for (const attempt of [
    () => changeRole(owner.uid, 'orders', owner.user),
    () => removeMember(owner.uid, owner.user),
    async () => deleteAccount(owner.uid, { idToken: await typePassword(owner.email) }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'staff.last_owner' })
  expect(await whoAmI(owner.cookie)).toMatchObject({ role: 'owner' })
})

test('somebody of the staff finds their role in their data, and takes it along with their account', async () => {
  await aMember('owner')
  const jan = await aMember('orders')
  await identityProvider().updateUser(jan.uid, { emailVerified: true })
  await db().staffInvitation.create({
    data: {
      email: jan.email,
      role: 'orders',
      keyHash: jan.uid,
      nonce: 'x',
      locale: 'pl',
      invitedByName: 'Anna',
      expiresAt: new Date('2100-01-01'),
    },
  })
  expect((await accountExport(jan.uid)).staff).toMatchObject({ role: 'orders', removedAt: null })
  await deleteAccount(jan.uid, { idToken: await typePassword(jan.email) })
  expect(await db().staffMember.count({ where: { uid: jan.uid, removedAt: null } })).toBe(0)
  expect(await db().staffInvitation.count({ where: { email: jan.email } })).toBe(0)
})

test('of two owners who remove each other at the same time one remains', async () => {
  for (let round = 0; round < 5; round += 1) {
    await db().staffMember.deleteMany()
    const [anna, piotr] = [await aMember('owner'), await aMember('owner')]
    const outcomes = await Promise.allSettled([
      removeMember(piotr.uid, anna.user),
      removeMember(anna.uid, piotr.user),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db().staffMember.count({ where: { role: 'owner', removedAt: null } })).toBe(1)
  }
})

test('who is no owner any more changes nothing, although their request began as one', async () => {
  const [anna, piotr] = [await aMember('owner'), await aMember('owner')]
  await changeRole(piotr.uid, 'orders', anna.user)
  await expect(invite('jan@trakt.example', piotr.user)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(removeMember(anna.uid, piotr.user)).rejects.toMatchObject({ code: 'forbidden' })
})

test('the command line makes an owner of anybody, and takes a role of the table too', async () => {
  const jan = await aMember('readOnly')
  await changeAdmin(identityProvider(), { command: 'grant', email: jan.email, by: 'szef' })
  expect(await whoAmI(jan.cookie)).toMatchObject({ role: 'owner' })
  await changeAdmin(identityProvider(), { command: 'revoke', email: jan.email, by: 'szef' })
  expect(await db().staffMember.findUnique({ where: { uid: jan.uid } })).toMatchObject({
    removedAt: expect.any(Date),
  })
})

test('a person whose sign-in service is silent is still removed, and the list says that it may lack somebody', async () => {
  const owner = await aMember('owner')
  const jan = await aMember('orders')
  const silent = vi.spyOn(identityProvider(), 'listUsers').mockRejectedValue(new Error('away'))
  const claims = vi.spyOn(identityProvider(), 'setCustomUserClaims').mockRejectedValue(new Error('away'))
  await removeMember(jan.uid, owner.user)
  const { isComplete, members } = await listStaff()
  silent.mockRestore()
  claims.mockRestore()
  expect([isComplete, members.map(({ uid }) => uid)]).toEqual([false, [owner.uid]])
})
