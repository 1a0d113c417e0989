import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { failedMails } from './queries'
import { dropMail } from './service'

afterAll(() => db().$disconnect())

const administrator = {
  uid: 'drops-mails',
  name: 'Anna',
  email: 'anna@trakt.example',
  isAdmin: true,
  role: 'owner' as const,
}

const mail = (values: { deadAt?: Date; sentAt?: Date }) =>
  db().outbox.create({
    data: { topic: 'order.placed', eventKey: `drop:${crypto.randomUUID()}`, payload: {}, ...values },
  })

test('a mail that cannot arrive is dropped once, with an entry of who did it', async () => {
  const { id } = await mail({ deadAt: new Date() })
  await dropMail(Number(id), administrator)
  expect((await failedMails(administrator)).map((failed) => failed.id)).not.toContain(Number(id))
  expect(
    await db().auditEntry.findMany({ where: { subjectType: 'mail', subjectId: String(id) } }),
  ).toMatchObject([{ action: 'mail.drop', actor: administrator.uid }])
  await expect(dropMail(Number(id), administrator)).rejects.toThrow('not_found')
})

test('a mail that waits or has left cannot be dropped', async () => {
  for (const values of [{}, { deadAt: new Date(), sentAt: new Date() }]) {
    const { id } = await mail(values)
    await expect(dropMail(Number(id), administrator)).rejects.toThrow('not_found')
    expect(await db().outbox.findUnique({ where: { id } })).not.toBeNull()
  }
})
