import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PATCH } from '@/app/api/admin/complaints/[id]/route'
import { GET } from '@/app/api/complaints/pictures/[id]/route'
import { GET as receiptFile } from '@/app/api/complaints/receipt/route'
import { send } from '@/app/api/complaints/testing'
import { answerUploadedPicture } from '@/lib/media/pictures'
import { db } from '@/lib/platform/database/db'
import { aCustomer, anAdministrator, aTire, fillCart, placePatiently } from '@/lib/sales/orders/testing'
import { listed } from '@/lib/sales/registers/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { clearUnsent, readPicture } from './picture-store.service'
import { registeredComplaints } from './queries'
import { answerComplaint, eraseOldComplaints } from './service'
import { mailsTo, photo, someone, stored } from './testing'

describe('a complaint', () => {
  test('is stored first, and its receipt comes from the outbox after a server that died with it', async () => {
    const typed = someone()
    const { status, location, result } = await send(typed, [await photo('red')])
    expect([status, location]).toEqual([303, '/complaint/result'])
    expect(result).toMatchObject({ email: typed.email })
    expect(standIns().resend.sent).toEqual([])
    await sendMails()
    const [row] = await stored(typed.email)
    expect(row).toMatchObject({ orderId: null, state: 'received', locale: 'pl', wish: 'repair' })
    expect(row?.receiptSentAt).not.toBeNull()
    expect(row?.pictures).toHaveLength(1)
    const [receipt, ...more] = mailsTo(typed.email)
    expect(more).toEqual([])
    expect(receipt?.subject).toBe(`Potwierdzenie otrzymania reklamacji ${row?.id}`)
    // a stranger may have typed the address
    for (const said of [typed.name, typed.goods, typed.since, 'odkleił'])
      expect(`${receipt?.text}${receipt?.html}`).not.toContain(said)
    expect(receipt?.text).toMatch(/\d\d:\d\d:\d\d/)
    const due = row?.answerDueOn.toLocaleDateString('pl-PL', { dateStyle: 'long', timeZone: 'UTC' })
    expect(receipt?.text).toContain(`najpóźniej ${due}`)
    expect(mailsTo('sklep@trakt.example')).toHaveLength(1)
  })

  test('gets the same answer and the same mail whether or not the shop knows the order', async () => {
    const buyer = aCustomer()
    await fillCart(buyer, [[await aTire(5), 1]])
    const { id } = (await placePatiently(buyer)).order
    const { email } = someone()
    const answers = [await send(someone({ email, orderNumber: id })), await send(someone({ email }))]
    const shapes = answers.map(({ status, location, result }) => [
      status,
      location,
      Object.keys(result ?? {}),
    ])
    expect(shapes[0]).toEqual(shapes[1])
    expect((await stored(email)).map(({ orderId }) => orderId)).toEqual([id, null])
    await sendMails()
    const texts = mailsTo(email).map(({ text }) =>
      String(text)
        .replaceAll(id, 'AAAAA-BBBBB')
        .replace(/(Numer reklamacji:|reklamacji) \d+|\d\d:\d\d:\d\d/g, ''),
    )
    expect(texts).toHaveLength(2)
    expect(texts[0]).toBe(texts[1])
  })

  test('is one record when its button is pressed twice, and a new one once the shop has answered', async () => {
    const typed = someone()
    const picture = await photo('green')
    const [one, other] = await Promise.all([send(typed, [picture]), send(typed, [picture])])
    expect(one.result).toEqual(other.result)
    const [row, ...more] = await stored(typed.email)
    expect(more).toEqual([])
    expect(row?.pictures).toHaveLength(1)
    await sendMails()
    expect(mailsTo(typed.email)).toHaveLength(1)
    const answer = { state: 'refused' as const, answer: 'Nie.', version: 1 }
    await answerComplaint(row?.id ?? 0, answer, anAdministrator)
    await send(typed, [picture])
    expect(await stored(typed.email)).toHaveLength(2)
  })
})

test('a complaint from the address of its order is repeated whole, after junk that names the address too', async () => {
  const buyer = aCustomer()
  await fillCart(buyer, [[await aTire(5), 1]])
  const { id } = (await placePatiently(buyer)).order
  for (let i = 0; i < 6; i++) await send(someone({ email: buyer.email, fault: `junk ${i}` }))
  const typed = someone({ email: buyer.email, orderNumber: id })
  expect((await send(typed)).result).toMatchObject({ email: buyer.email })
  await sendMails()
  const receipts = mailsTo(buyer.email).filter(({ subject }) => String(subject).includes('reklamacji'))
  const [receipt, ...more] = receipts.filter(({ subject }) => String(subject).includes(id))
  expect(more).toEqual([])
  for (const said of [typed.goods, typed.since, 'Naprawa', '> odkleił się bieżnik.'])
    expect(String(receipt?.text).replaceAll('\u200b', '')).toContain(said)
  expect(receipts).toHaveLength(6)
})

test('the page after sending offers the whole complaint as a file, to its own browser only', async () => {
  const typed = someone()
  const { cookie } = await send(typed)
  const file = (header: string) =>
    receiptFile(
      new Request('http://127.0.0.1:3000/api/complaints/receipt', { headers: { cookie: header } }),
      {
        params: Promise.resolve({}),
      },
    )
  const text = (await (await file(cookie.split(';')[0] ?? '')).text()).replaceAll('\r\n', '\n')
  for (const said of [typed.goods, typed.since, typed.email, '> odkleił się bieżnik.'])
    expect(text).toContain(said)
  expect((await file('')).status).toBe(404)
})

describe('a picture of a complaint', () => {
  test('is stored without its metadata, and shown to administrators but to no visitor and under no public address', async () => {
    const typed = someone()
    await send(typed, [await photo('purple')])
    const id = (await stored(typed.email))[0]?.pictures[0]?.id ?? ''
    const bytes = await readPicture(id, anAdministrator)
    const { format, exif, xmp } = await sharp(bytes).metadata()
    expect([format, exif, xmp]).toEqual(['webp', undefined, undefined])
    const visitor = await GET(new Request(`http://127.0.0.1:3000/api/complaints/pictures/${id}`), {
      params: Promise.resolve({ id }),
    })
    expect(visitor.status).toBe(401)
    await expect(readPicture(id, aCustomer())).rejects.toMatchObject({ code: 'not_found' })
    const guest = { ...aCustomer(), isGuest: true, email: '' }
    const confirmedEmail = typed.email.toLowerCase()
    expect(await readPicture(id, { ...guest, email: confirmedEmail, confirmedEmail })).toEqual(bytes)
    const other = 'somebody.else@example.com'
    for (const nobody of [guest, { ...guest, email: other, confirmedEmail: other }])
      await expect(readPicture(id, nobody)).rejects.toMatchObject({ code: 'not_found' })
    for (const name of [`${id}.webp`, `complaint-${id}.webp`, `${id.replaceAll('-', '')}.webp`])
      await expect(answerUploadedPicture(new Request('http://x'), name), name).rejects.toMatchObject({
        code: 'not_found',
      })
  })
})

describe('the answer to a complaint', () => {
  test('is recorded once of two administrators, mailed in the language of the buyer, and mailed anew when it changes', async () => {
    const typed = someone()
    await send(typed, [], { locale: 'ru' })
    const id = (await stored(typed.email))[0]?.id ?? 0
    await sendMails()
    await answerComplaint(id, { state: 'refused', answer: 'Это износ.', version: 1 }, anAdministrator)
    const late = { state: 'accepted' as const, answer: 'Заменим.', version: 1 }
    await expect(answerComplaint(id, late, anAdministrator)).rejects.toMatchObject({ code: 'conflict' })
    await sendMails()
    const [receipt, refusal] = mailsTo(typed.email)
    expect(receipt?.subject).toBe(`Претензия ${id} получена`)
    expect(refusal?.subject).toBe(`Ответ на претензию ${id}`)
    expect(`${refusal?.text}`).not.toContain(typed.goods)
    expect(refusal?.text).toContain('> Это износ.')
    await answerComplaint(id, { ...late, version: 2 }, anAdministrator)
    await sendMails()
    expect(mailsTo(typed.email)).toHaveLength(3)
    expect(mailsTo(typed.email)[2]?.text).toContain('> Заменим.')
    const [row] = await stored(typed.email)
    expect(row).toMatchObject({ state: 'accepted', version: 3, answeredBy: 'Anna Nowak' })
    expect(row?.answerSentAt).not.toBeNull()
    const entries = await db().auditEntry.findMany({
      where: { subjectType: 'complaint', subjectId: String(id) },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ after }) => after)).toEqual([{ state: 'refused' }, { state: 'accepted' }])
    expect((await registeredComplaints(listed())).rows[0]).toMatchObject({ state: 'received' })
    const unknown = answerComplaint(999_999, { ...late, version: 1 }, anAdministrator)
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is given by administrators only', async () => {
    const response = await PATCH(
      new Request('http://127.0.0.1:3000/api/admin/complaints/1', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state: 'accepted', answer: 'Tak', version: 1 }),
      }),
      { params: Promise.resolve({ id: '1' }) },
    )
    expect(response.status).toBe(401)
  })

  test('is followed after the sixth year by the erasure of the person and of the pictures', async () => {
    const [old, open] = [someone(), someone()]
    await send(old, [await photo('orange')])
    await send(open)
    const [row] = await stored(old.email)
    await answerComplaint(row?.id ?? 0, { state: 'accepted', answer: 'Tak.', version: 1 }, anAdministrator)
    const year = new Date().getUTCFullYear()
    await eraseOldComplaints(new Date(Date.UTC(year + 6, 11, 31)))
    expect(await stored(old.email)).toHaveLength(1)
    await eraseOldComplaints(new Date(Date.UTC(year + 7, 0, 1)))
    expect(await stored(old.email)).toEqual([])
    expect(await stored(open.email)).toHaveLength(1)
    const picture = row?.pictures[0]?.id ?? ''
    await expect(readPicture(picture, anAdministrator)).rejects.toMatchObject({ code: 'not_found' })
    await db().complaintPicture.update({
      where: { id: picture },
      data: { createdAt: new Date(Date.now() - 3_700_000) },
    })
    while ((await clearUnsent()) > 0);
    expect(await db().complaintPicture.findUnique({ where: { id: picture } })).toBeNull()
  })
})
