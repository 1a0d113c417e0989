import { randomUUID } from 'node:crypto'
import { POST as confirm } from '@/app/api/withdrawal/route'
import { db } from '@/lib/platform/database/db'
import { cookiesOf } from '@/lib/platform/http/testing'
import { aCustomer, aTire, fillCart, placePatiently } from '@/lib/sales/orders/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { pendingCookie } from './draft-cookie'

export const context = { params: Promise.resolve({}) }
let senders = 0
export const someone = (more: object = {}) => ({
  locale: 'pl',
  name: 'Łucja Żółć',
  orderNumber: 'AAAAA-BBBBB',
  email: `withdrawing-${++senders}@example.com`,
  lines: '',
  accountNumber: '',
  key: randomUUID(),
  ...more,
})
type Draft = ReturnType<typeof someone>

/** Presses the button of the second step; the answer is what the next page shows. */
export async function press(draft: Draft, from = `203.0.${Math.floor(++senders / 250)}.${senders % 250}`) {
  const response = await confirm(
    new Request('http://127.0.0.1:3000/api/withdrawal', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from,
      },
      body: new URLSearchParams(draft as Record<string, string>).toString(),
    }),
    context,
  )
  const cookie = response.headers.get('set-cookie') ?? ''
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie,
    shown: pendingCookie.read(cookiesOf(cookie)),
  }
}

/** Presses again where the shop had no turn for it, as its page asks one to. */
export async function pressUntilTaken(draft: Draft) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await press(draft)
    if (answer.shown?.failure !== 'unavailable' || attempt === 10) return answer
  }
}

export const mailsTo = (email: string) =>
  standIns()
    .resend.sent.filter(({ mail }) => [mail.to].flat().includes(email))
    .map(({ mail }) => mail)
export const stored = (email: string) => db().withdrawal.findMany({ where: { email } })

export async function anOrder(deliveredDaysAgo?: number) {
  const user = aCustomer()
  await fillCart(user, [[await aTire(5), 1]])
  const { id } = (await placePatiently(user)).order
  if (deliveredDaysAgo !== undefined) {
    await db().shopOrder.update({ where: { id }, data: { status: 'Delivered' } })
    await db().orderStatusChange.create({
      data: {
        orderId: id,
        fromStatus: 'Sent',
        toStatus: 'Delivered',
        changedAt: new Date(Date.now() - deliveredDaysAgo * 86_400_000),
        changedBy: 'admin',
      },
    })
  }
  return { id, email: user.email }
}
