import { expect, test } from 'vitest'
import { send } from '@/app/api/complaints/testing'
import { registeredComplaints } from '@/lib/customers/complaints/queries'
import { answerDue } from '@/lib/customers/complaints/rules'
import { files, photo, someone } from '@/lib/customers/complaints/testing'
import { changeJunk } from '@/lib/customers/junk/service'
import { db } from '@/lib/platform/database/db'
import { aCustomer, anAdministrator, aTire, fillCart, placePatiently } from '@/lib/sales/orders/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { listed } from './testing'

test('of 240 invented complaints from four addresses and a real one, the real one is on the first page, and two presses clear the rest', async () => {
  const buyer = aCustomer()
  await fillCart(buyer, [[await aTire(5), 1]])
  const { id: orderId } = (await placePatiently(buyer)).order
  await sendMails()
  const invented = { name: 'Xavier Quux', orderNumber: 'AAAAA-00000' }
  const picture = await photo('black')
  for (let n = 0; n < 8; n++)
    await send(someone({ ...invented, fault: `Buy ${n} now` }), [picture], {
      from: `198.51.100.${1 + (n % 4)}`,
    })
  await db().complaint.createMany({
    data: Array.from({ length: 232 }, (_, n) => ({
      ...someone({ ...invented, fault: `Buy ${n} then` }),
      key: `flood-${n}`,
      locale: 'en',
      answerDueOn: answerDue(new Date()),
    })),
  })
  const real = someone({ name: 'Inna Osoba', email: buyer.email, orderNumber: orderId.toLowerCase() })
  await send(real, [await photo('white')])
  const filesBefore = await files()

  const first = await registeredComplaints(listed())
  expect(first).toMatchObject({ total: 241, page: 1, pages: 13, markable: { count: 241, withOrder: 1 } })
  expect(first.rows[0]).toMatchObject({ orderId, isKnown: true })
  expect((await registeredComplaints(listed({ page: '13' }))).rows).toHaveLength(1)
  for (const search of [
    orderId,
    orderId.replace('-', '').toLowerCase(),
    'inna osoba',
    buyer.email,
    'odkleił bieżnik przy',
  ])
    expect(
      (await registeredComplaints(listed({ search }))).rows.map(({ id }) => id),
      search,
    ).toContain(first.rows[0]?.id)
  expect((await registeredComplaints(listed({ search: `#${first.rows[0]?.id}` }))).total).toBe(1)
  expect((await registeredComplaints(listed({ search: 'quux buy' }))).total).toBe(240)

  const result = await changeJunk(
    {
      register: 'complaints',
      isJunk: true,
      withOrders: false,
      entries: { filter: { search: '' }, seen: { count: 241, newestId: first.newestId } },
    },
    anAdministrator,
  )
  expect(result).toEqual({ changed: 240, kept: 1 })
  expect((await registeredComplaints(listed())).rows).toMatchObject([{ orderId }])
  expect((await registeredComplaints(listed({ state: 'junk' }))).total).toBe(240)
  expect(await files()).toBe(filesBefore - 8)
  expect(await db().complaintPicture.count()).toBe(1)
  const audited = { subjectType: 'complaint', action: 'complaint.junk' }
  expect(await db().auditEntry.count({ where: audited })).toBe(240)
  expect(await db().auditEntry.findFirst({ where: audited })).toMatchObject({
    actor: anAdministrator.uid,
    before: { junk: false },
    after: { junk: true },
  })

  const sentBefore = standIns().resend.sent.length
  await sendMails()
  const told = standIns().resend.sent.slice(sentBefore)
  expect(told.map(({ mail }) => [mail.to].flat()[0]).sort()).toEqual(
    // the receipt and the question whether the complaint is theirs
    [buyer.email, buyer.email, 'sklep@trakt.example'].sort(),
  )
}, 60_000)
