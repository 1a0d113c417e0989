import { expect, expectTypeOf, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import { mails } from '@/lib/site/mails'
import { tell } from './tell.service'
import { type Payload, type Topic, topics } from './topics'

const keysOf = async (subject: string) =>
  (await db().outbox.findMany({ where: { eventKey: { endsWith: `:${subject}` } } })).map(
    (row) => row.eventKey,
  )

test('an event that is told twice stands in the outbox once', async () => {
  for (let time = 0; time < 2; time++)
    await transaction((tx) => tell(tx, 'order.placed', 'TWICE-00001', { orderId: 'TWICE-00001' }))
  expect(await db().outbox.findMany({ where: { eventKey: 'order.placed:TWICE-00001' } })).toMatchObject([
    { topic: 'order.placed', payload: { orderId: 'TWICE-00001' }, takenAt: null },
  ])
})

test('an event is not told when its transaction is rolled back', async () => {
  const failing = transaction(async (tx) => {
    await tell(tx, 'order.placed', 'BACK0-00001', { orderId: 'BACK0-00001' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await keysOf('BACK0-00001')).toEqual([])
})

test('a misspelt topic or payload does not compile, and every topic has its letter', () => {
  expectTypeOf<'order.plased'>().not.toExtend<Topic>()
  expectTypeOf<{ orderID: string }>().not.toExtend<Payload<'order.placed'>>()
  expectTypeOf(tell<'order.placed'>)
    .parameter(3)
    .toEqualTypeOf<{ orderId: string }>()
  expect(Object.keys(mails).sort()).toEqual(Object.keys(topics).sort())
})
