import { afterAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import type { Locale } from '@/lib/platform/i18n/routing'
import { expectedDelivery } from '@/lib/platform/values/working-days'
import { addToCart } from '@/lib/sales/cart/service'
import { aRate, setRates } from '@/lib/sales/delivery/testing'
import { updateOrderStatus } from '@/lib/sales/orders/admin/update.service'
import { formatArrival } from '@/lib/sales/orders/dates'
import { hasConsents } from '@/lib/sales/orders/paid'
import { SaveParcels } from '@/lib/sales/orders/parcels/schema'
import { saveParcels } from '@/lib/sales/orders/parcels/service'
import { placeOrder } from '@/lib/sales/orders/placing/place.service'
import { aCustomer, anAdministrator, anOrderOf, aTire } from '@/lib/sales/orders/testing'
import { rulesSections } from '@/lib/sales/terms/rules-sections'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { mailsOfOrder } from '@/lib/shop/mail/queries'
import { mails } from '@/lib/site/mails'
import { standIns } from '@/local/test-database/stand-ins'

const { resend } = standIns()
const outbox = openOutbox(mails)
afterAll(() => outbox.close())

const order = async (locale: Locale, more = {}) => {
  const user = aCustomer()
  const tire = await aTire(4, { title: `Trakt <Błoto> MT 195/80 R15 ${locale}` })
  await addToCart(user.uid, { product: { id: tire.id }, quantity: 2 })
  return (await placeOrder(anOrderOf(user, { locale, ...more }), user)).order
}
const mailsTo = async (email: string) => {
  while ((await outbox.round()) > 0);
  const mails = resend.sent.filter(({ mail }) => mail.to === email)
  return mails.map(({ mail, key }) => ({
    key,
    subject: String(mail.subject),
    html: String(mail.html),
    text: String(mail.text),
  }))
}

describe('the confirmation of an order', () => {
  test.each([
    ['pl', 'Potwierdzenie zamówienia', '1\u00a0099,98\u00a0zł', 'Prawo odstąpienia od umowy'],
    ['en', 'Order confirmation', '1,099.98\u00a0PLN', 'Right of withdrawal'],
    ['ru', 'Подтверждение заказа', '1\u00a0099,98\u00a0PLN', 'Право отказаться от договора'],
  ] as const)(
    'in %s holds the lines, the total, the seller and the right of withdrawal',
    async (locale, subject, total, right) => {
      const { id, email } = await order(locale)
      const [mail, ...more] = await mailsTo(email)
      expect(more).toEqual([])
      expect(mail?.key).toBe(`order.placed:${id}`)
      expect(mail?.subject).toBe(`${subject} ${id}`)
      for (const version of [mail?.html, mail?.text?.replace(right.toUpperCase(), right)]) {
        for (const said of [
          id,
          '195/80 R15',
          total,
          right,
          'Trakt 4x4 Sp. z o.o.',
          'ul. Gumowa 4',
          'KRS',
          '14 ',
          'Ełk',
        ])
          expect(version).toContain(said)
      }
      expect(mail?.html).toContain(`<html lang="${locale}-`)
      expect(mail?.html).toContain('&#60;Błoto&#62;')
      // half a number on the next line is no number
      expect(
        mail?.html
          .split('</title>')[1]
          ?.replaceAll(`?order=${id}`, '')
          .split(`nowrap">${id}</span>`)
          .join(''),
      ).not.toContain(id)
      expect(mail?.html).toContain(
        locale === 'pl'
          ? `href="http://127.0.0.1:3000/orders?order=${id}"`
          : `:3000/${locale}/orders?order=${id}"`,
      )
    },
  )

  test.each([
    ['pl', '', 'Odstąp od umowy tutaj', 'bez zbędnej zwłoki'],
    ['en', '/en', 'Withdraw from contract here', 'without undue delay'],
    ['ru', '/ru', 'Отказаться от договора здесь', 'без промедления'],
  ] as const)(
    'in %s tells of the withdrawal function and leads to it with the number of the order',
    async (locale, prefix, label, promise) => {
      const { id, email } = await order(locale)
      const [mail] = await mailsTo(email)
      const href = `http://127.0.0.1:3000${prefix}/withdrawal?order=${id}`
      expect(mail?.text).toContain(`${label}: ${href}`)
      expect(mail?.html).toContain(`href="${href}"`)
      expect(mail?.text.split('\n').find((line) => line.includes(promise))).toContain(href)
      expect(mail?.text).toContain(`http://127.0.0.1:3000${prefix}/complaint `)
    },
  )

  test('names a country of an older order as its buyer wrote it', async () => {
    for (const country of ['constructor', 'Королевство Бельгия']) {
      const { id, email } = await order('ru', { country: 'BE', postCode: '1000' })
      await db().shopOrder.update({ where: { id }, data: { country } })
      expect((await mailsTo(email))[0]?.text).toContain(`1000 Ełk, ${country}`)
    }
  })

  test.each([
    [
      'pl',
      'niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu',
      'przy odbiorze (gotówką albo kartą)',
      'gwarancje',
    ],
    ['en', 'I/We(*) hereby give notice', 'on delivery (cash or card)', 'guarantees'],
    [
      'ru',
      'настоящим сообщаю/сообщаем(*) о своём отказе',
      'при получении (наличными или картой)',
      'gwarancje',
    ],
  ] as const)(
    'in %s brings the terms to keep, with the form to withdraw',
    async (locale, form, payment, page) => {
      await setRates(anAdministrator, [aRate({ name: 'Raben' })])
      const { email } = await order(locale)
      while ((await outbox.round()) > 0);
      const mail = resend.sent.find((sent) => sent.mail.to === email)?.mail ?? {}
      expect(mail.text).toContain(`https://europa.eu/youreurope/${page}`)
      const [file, ...more] = mail.attachments as { filename: string; content: string }[]
      expect(more).toEqual([])
      const text = Buffer.from(file?.content ?? '', 'base64')
        .toString()
        .replaceAll('\u00a0', ' ')
      expect(text.match(/^\d+\. /gm)).toHaveLength(rulesSections.length)
      for (const said of [form, payment, 'Raben: ', 'Trakt 4x4 Sp. z o.o.', 'ul. Gumowa 4'])
        expect(text).toContain(said)
      expect(text).not.toMatch(/[{}]|undefined/)
      await setRates(anAdministrator, [])
    },
  )

  test('holds the whole guarantee, with guarantor, goods, address and territory, for goods of the shop only', async () => {
    const { email } = await order('pl')
    const own = (await mailsTo(email))[0]?.text ?? ''
    for (const said of [
      'Gwarancja obejmuje w tym zamówieniu: Trakt <Błoto> MT 195/80 R15 pl.',
      'Gwarant: Trakt 4x4 Sp. z o.o., ul. Gumowa 4, 16-400 Suwałki.',
      'obowiązuje w Polsce i w krajach',
      'napisz na sklep@trakt.example',
      'z mocy prawa przysługują Ci środki ochrony prawnej',
    ])
      expect(own).toContain(said)

    const user = aCustomer()
    const tire = await aTire(4, { title: 'Nokian Rotiiva' })
    await db().product.update({ where: { id: tire.id }, data: { manufacturer: 'Nokian' } })
    await addToCart(user.uid, { product: { id: tire.id }, quantity: 1 })
    const placed = await placeOrder(anOrderOf(user, { locale: 'pl' }), user)
    const other = (await mailsTo(placed.order.email))[0]?.text ?? ''
    expect(other).toContain('Nokian Rotiiva')
    expect(other).not.toContain('Gwarant')
  })

  test('has the delivery among its lines and in its total where the shop has a price table', async () => {
    await setRates(anAdministrator, [aRate({ countries: ['DE'], price: 99.9 })])
    const { email } = await order('en', { country: 'DE', city: 'Berlin', postCode: '10115' })
    await setRates(anAdministrator, [])
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('Delivery\n  DPD = 99.90\u00a0PLN')
    expect(mail?.text).toContain('Total, VAT and delivery included: 1,199.88\u00a0PLN')
    expect(mail?.text).not.toContain('We’ll tell you the cost')
    const agreed = await order('en', { country: 'DE', city: 'Berlin', postCode: '10115' })
    const [without] = await mailsTo(agreed.email)
    expect(without?.text).toContain('Total, VAT included, excluding delivery abroad: 1,099.98\u00a0PLN')
    expect(without?.text).toContain('We’ll tell you the cost and date of delivery abroad')
  })

  test('has one button, and the withdrawal as a plain link below; a company is told of no 14 days', async () => {
    const isButton = (link: string) => link.includes('background:#ff7a1a')
    const { email } = await order('pl')
    const links = (await mailsTo(email))[0]?.html.match(/<a [^>]*>[^<]*/g) ?? []
    expect(links.filter(isButton)).toEqual([expect.stringContaining('/orders?order=')])
    expect(links.filter((link) => !isButton(link)).join()).toContain('Odstąp od umowy tutaj')
    const company = { customerType: 'company', companyName: 'Żwirownia', unn: '526-104-08-28' } as const
    const [mail] = await mailsTo((await order('pl', company)).email)
    expect(mail?.text).toContain('jednoosobową działalność')
    expect(mail?.text).not.toMatch(/odstąpić od umowy w ciągu 14 dni|Odstąp od umowy tutaj/)
  })

  test('of a company names it and its tax id', async () => {
    const company = {
      customerType: 'company',
      companyName: 'Żwirownia Łęg',
      unn: '526-104-08-28',
      buyerReference: 'ZK/7/2026',
    } as const
    const { email } = await order('pl', company)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('Firma: Żwirownia Łęg')
    expect(mail?.text).toContain('NIP: 5261040828')
    expect(mail?.text).toContain('Numer zamówienia w firmie kupującego: ZK/7/2026')
    expect(mail?.text).not.toContain('Adres do faktury')
  })

  test('of a company names its own address and its contact person beside the delivery address', async () => {
    const { email } = await order('en', {
      customerType: 'company',
      companyName: 'Holmes Ltd',
      unn: 'GB123456789',
      contactPerson: 'John Watson',
      billing: { address: '221B Baker Street', city: 'London', postCode: 'NW1 6XE', country: 'GB' },
    })
    const [mail] = await mailsTo(email)
    for (const said of ['Contact person: John Watson', '221B Baker Street', 'United Kingdom', 'Ełk'])
      expect(mail?.text).toContain(said)
  })
})

test('the staff gets one mail about a new order, in Polish, with the way to it', async () => {
  const { id, email } = await order('ru')
  while ((await outbox.round()) > 0);
  const mails = resend.sent.filter(({ key }) => key === `order.placed_for_staff:${id}`)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.mail).toMatchObject({
    to: ['biuro@trakt.example', 'magazyn@trakt.example'],
    reply_to: email,
    subject: `Nowe zamówienie ${id}: 1\u00a0099,98\u00a0zł`,
  })
  expect(mails[0]?.mail.text).toContain(`http://127.0.0.1:3000/admin/order/${id}`)
})

test('an administrator sees which mails about an order have been sent, and which wait', async () => {
  const [{ id }, other] = [await order('pl'), await order('pl')]
  while ((await outbox.round()) > 0);
  await updateOrderStatus({ orderId: id, status: 'Sent' }, anAdministrator)
  await updateOrderStatus({ orderId: other.id, status: 'Sent' }, anAdministrator)
  const seen = (await mailsOfOrder(id)).map(({ topic, sentAt, deadAt }) => [topic, sentAt !== null, deadAt])
  expect(seen).toEqual([
    ['order.placed', true, null],
    ['order.placed_for_staff', true, null],
    ['order.status_changed', false, null],
  ])
})

const lastDay = formatArrival(expectedDelivery(new Date()).toISOString(), 'pl')

test.each([
  [{ country: 'Polska' }, `Dostawa najpóźniej: ${lastDay}.`, 'W Polsce dotrze'],
  [{ country: 'DE', postCode: '10115' }, 'za granicę', 'Paczka jest w drodze.'],
  [{ typeOfDelivery: 'delivery_with_assembly' }, 'z montażem uzgodnimy', 'dostawy i montażu uprzedzimy'],
] as const)('%j: a buyer is promised no day that the shop does not keep', async (more, placed, sent) => {
  const { id, email } = await order('pl', more)
  await updateOrderStatus({ orderId: id, status: 'Sent' }, anAdministrator)
  const [confirmation, dispatch] = await mailsTo(email)
  expect(confirmation?.text).toContain(placed)
  // nor a total that would not be the last word
  expect(confirmation?.text.includes('bez dostawy za granicę')).toBe(
    'country' in more && more.country === 'DE',
  )
  expect(dispatch?.text).toContain(sent)
  if (!('country' in more && more.country === 'Polska'))
    expect(`${confirmation?.text}${dispatch?.text}`).not.toMatch(/2–3|w ciągu 3 dni/)
})

test('a buyer whose consents were not recorded is not told that they accepted the terms', async () => {
  const { id, email } = await order('pl')
  const accepted = await order('pl', { privacyConsent: true, commercialConsent: true })
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('Regulamin z formularzem odstąpienia')
  expect(mail?.text).not.toContain('Zaakceptowany')
  const [other] = await mailsTo(accepted.email)
  expect(other?.text).toContain('Zaakceptowany regulamin')
  expect([await hasConsents(id), await hasConsents(accepted.id)]).toEqual([false, true])
})

describe('a change of status', () => {
  test('to Sent leads with its button to where the package is, and says its number once', async () => {
    const { id, email } = await order('pl')
    const parcels = [{ carrier: 'dpd', number: '0000123456789' }]
    await saveParcels(
      SaveParcels.parse({ orderId: id, parcels, expectedIds: [], sentFrom: 'Pending' }),
      anAdministrator,
    )
    const sent = (await mailsTo(email)).at(-1)
    expect(sent?.text).toMatch(/DPD: 0000123456789\n\nŚledź paczkę: https:\/\//)
    const buttons = sent?.html.match(/background:#ff7a1a[^<]*/g) ?? []
    expect(buttons).toEqual([expect.stringContaining('Śledź paczkę')])
    expect(sent?.html).toContain('>Zobacz zamówienie</a>')
  })

  test('is told in the language of the order, once for each change', async () => {
    const { id, email } = await order('ru')
    for (const status of ['In Processing', 'In Processing', 'Sent'] as const)
      await updateOrderStatus({ orderId: id, status }, anAdministrator)
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual([
      `Заказ ${id}: В обработке`,
      `Заказ ${id}: Отправлен`,
    ])
    expect(mails.at(-1)?.text).toContain('Посылка в пути')
  })

  test('tells a buyer who has paid that the money comes back when the order is canceled', async () => {
    const { id, email } = await order('en')
    await db().payment.create({
      data: {
        orderId: id,
        requestId: id,
        status: 'captured',
        amountMinor: 30_136,
        currency: 'USD',
        captureId: id,
        capturedAt: new Date(),
      },
    })
    await updateOrderStatus({ orderId: id, status: 'Canceled' }, anAdministrator)
    expect((await mailsTo(email)).at(-1)?.text).toContain('refund the 1,099.98\u00a0PLN ($301.36)')
  })
})
