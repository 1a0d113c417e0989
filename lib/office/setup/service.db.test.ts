import { afterAll, expect, test } from 'vitest'
import { archiveProduct } from '@/lib/assortment/products/service'
import { db } from '@/lib/platform/database/db'
import { aCustomer, anAdministrator, anOrderOf } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { auditEntries } from '@/lib/shop/audit/queries'
import { AuditQuery } from '@/lib/shop/audit/schema'
import type { MailWriters } from '@/lib/shop/mail/outbox.service'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { writeMail } from '@/lib/shop/mail/template'
import { standIns } from '@/local/test-database/stand-ins'
import { setupChecklist, testMailNow, trialProductsNow } from './queries'
import { addTrialProducts, clearTrialProducts, sendTestMail } from './service'

const { resend } = standIns()
const withoutAddress = aCustomer()
const writers: MailWriters = {
  'shop.test': async ({ uid }: { uid: string }) => {
    if (uid === withoutAddress.uid) return null
    return writeMail({
      locale: 'pl',
      to: 'owner@bies.example',
      subject: 'Test',
      blocks: [],
    })
  },
}
const outbox = openOutbox(writers)
afterAll(async () => {
  await outbox.close()
  await db().$disconnect()
})

const fill = ({ uid }: { uid: string }, productId: number) =>
  db().cartItem.create({ data: { userId: uid, productId, quantity: 1 } })

const stepOf = async (key: string) => (await setupChecklist(anAdministrator)).find((step) => step.key === key)

test('trial products go into an empty shop only, and are cleared away once none that was ordered is on sale', async () => {
  await expect(addTrialProducts(anAdministrator)).rejects.toMatchObject({ code: 'setup.has_products' })
  await db().$executeRaw`TRUNCATE product CASCADE`
  expect(await trialProductsNow()).toEqual({ canAdd: true, count: 0, ordered: [] })
  const added = await addTrialProducts(anAdministrator)
  expect(await db().product.count({ where: { inArchive: false } })).toBe(added)
  expect(await trialProductsNow()).toMatchObject({ canAdd: false, count: added, ordered: [] })
  expect((await stepOf('products'))?.state).toBe('missing')
  await expect(addTrialProducts(anAdministrator)).rejects.toMatchObject({ code: 'setup.has_products' })

  const tire = await db().product.findFirstOrThrow({ where: { productType: 'Tire' } })
  expect(tire).toMatchObject({ url: `/media/product/${tire.id}/front.avif`, sku: null })
  const buyer = aCustomer()
  await fill(buyer, tire.id)
  await placeOrder(anOrderOf(buyer), buyer)
  await fill(buyer, (await db().product.findFirstOrThrow({ where: { productType: 'Wheel' } })).id)
  await expect(clearTrialProducts(anAdministrator)).rejects.toMatchObject({ code: 'setup.trial_ordered' })
  expect(await db().product.count()).toBe(added)
  expect((await trialProductsNow()).ordered).toEqual([{ id: tire.id, title: tire.title }])

  await archiveProduct(tire.id, anAdministrator)
  expect(await clearTrialProducts(anAdministrator)).toBe(added - 1)
  expect(await db().product.findMany({ select: { id: true } })).toEqual([{ id: tire.id }])
  expect(await db().cartItem.count({ where: { userId: buyer.uid } })).toBe(0)
  expect(await trialProductsNow()).toMatchObject({ canAdd: false, count: 0 })
  const { entries } = await auditEntries(AuditQuery.parse({ type: 'settings' }))
  expect(entries[0]).toMatchObject({
    action: 'settings.trial_products',
    before: { trialProducts: added },
    after: { trialProducts: 0 },
  })
})

test('a test mail tells its owner, and nobody else, what Resend said of it', async () => {
  const toNobody = await sendTestMail({ locale: 'pl' }, withoutAddress)
  await outbox.round()
  await outbox.round()
  expect(await testMailNow(toNobody.id, withoutAddress)).toMatchObject({ state: 'unaddressed', reason: null })
  expect((await stepOf('mail'))?.lines.map(({ words }) => words)).toContain('mail.neverSent')
  resend.faults.push('unverified')
  const refused = await sendTestMail({ locale: 'pl' }, anAdministrator)
  expect(refused).toMatchObject({ state: 'waiting', reason: null })
  await outbox.round()
  await outbox.round()
  expect(await testMailNow(refused.id, anAdministrator)).toMatchObject({
    state: 'waiting',
    reason: expect.stringContaining('domain is not verified'),
  })
  const { id } = await sendTestMail({ locale: 'pl' }, anAdministrator)
  for (let rounds = 0; rounds < 5 && (await outbox.round()) > 0; rounds++);
  expect(await testMailNow(id, anAdministrator)).toEqual({ id, state: 'sent', reason: null })
  await expect(testMailNow(id, aCustomer())).rejects.toMatchObject({ code: 'not_found' })
  expect((await stepOf('mail'))?.lines.map(({ words }) => words)).toContain('mail.sent')
})
