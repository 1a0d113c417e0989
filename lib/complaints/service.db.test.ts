import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PATCH } from '@/app/api/admin/complaints/[id]/route'
import { GET } from '@/app/api/complaints/pictures/[id]/route'
import { POST } from '@/app/api/complaints/route'
import { db } from '@/lib/core/database/db'
import { openOutbox } from '@/lib/mail/outbox'
import { aShopWithResend } from '@/lib/mail/testing'
import { mails } from '@/lib/mails'
import { answerUploadedPicture } from '@/lib/media/pictures'
import { aCustomer, anAdministrator, aTire, fillCart, placePatiently } from '@/lib/orders/testing'
import { RESULT_COOKIE, readDraft, readResult } from './pending'
import { clearUnsent, readPicture } from './picture-store'
import { registeredComplaints } from './queries'
import { MOST_FORM_BYTES } from './rules'
import { answerComplaint, eraseOldComplaints } from './service'

const directory = await mkdtemp(join(tmpdir(), 'complaints-'))
process.env.DATA_DIR = directory
const resend = await aShopWithResend()
afterAll(async () => {
  await resend.stop()
  await rm(directory, { recursive: true, force: true })
})
beforeEach(() => {
  resend.sent.length = 0
})

const context = { params: Promise.resolve({}) }
let senders = 0
const someone = (more: object = {}) => ({
  name: 'Łucja Żółć',
  email: `complaining-${++senders}@example.com`,
  orderNumber: 'AAAAA-BBBBB',
  goods: '1 × Trakt MT',
  fault: 'Przy 90 km/h\nodkleił się bieżnik.',
  since: 'po 500 km',
  wish: 'repair',
  ...more,
})
type Typed = ReturnType<typeof someone>

async function photo(color: string): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'Łucja' }, IFD3: { GPSLatitude: '54/1 6/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' })
}

function* piecesOf(body: Buffer) {
  for (let at = 0; at < body.length; at += 65_536) yield new Uint8Array(body.subarray(at, at + 65_536))
}

/** Sends the form as a browser does; the answer is what the next page reads. */
async function send(
  typed: Typed | Record<string, string>,
  files: File[] = [],
  { locale = 'pl', from = `203.0.${Math.floor(++senders / 250)}.${senders % 250}` } = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  // a browser sends an empty file where none is chosen
  for (const file of files.length > 0 ? files : [new File([], '')]) form.append('pictures', file)
  const encoded = new Request('http://x', { method: 'POST', body: form })
  const body = Buffer.from(await encoded.arrayBuffer())
  const response = await POST(
    new Request(`http://127.0.0.1:3000/api/complaints?locale=${locale}`, {
      method: 'POST',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': String(body.length),
        'x-forwarded-for': from,
      },
      // in pieces, as a connection brings it
      body: Readable.toWeb(Readable.from(piecesOf(body))) as ReadableStream,
      duplex: 'half',
    } as RequestInit),
    context,
  )
  const cookie = response.headers.get('set-cookie') ?? ''
  const result = readResult(cookie.split(';')[0]?.slice(RESULT_COOKIE.length + 1))
  return { status: response.status, location: response.headers.get('location'), cookie, result }
}

const draftOf = async ({ result }: Awaited<ReturnType<typeof send>>) =>
  result && 'draftId' in result ? readDraft(result.draftId) : null

async function sendMails() {
  const outbox = await openOutbox(mails)
  while ((await outbox.round()) > 0);
  await outbox.close()
}
const mailsTo = (email: string) =>
  resend.sent.filter(({ mail }) => [mail.to].flat().includes(email)).map(({ mail }) => mail)
const stored = (email: string) =>
  db().complaint.findMany({ where: { email }, include: { pictures: true }, orderBy: { id: 'asc' } })
const files = async () => (await readdir(join(directory, 'pictures')).catch(() => [])).length

describe('a complaint', () => {
  test('is stored first, and its receipt comes from the outbox after a server that died with it', async () => {
    const typed = someone()
    const { status, location, result } = await send(typed, [await photo('red')])
    expect([status, location]).toEqual([303, '/complaint/result'])
    expect(result).toMatchObject({ email: typed.email })
    expect(resend.sent).toEqual([])
    await sendMails()
    const [row] = await stored(typed.email)
    expect(row).toMatchObject({ orderId: null, state: 'received', locale: 'pl', wish: 'repair' })
    expect(row?.receiptSentAt).not.toBeNull()
    expect(row?.pictures).toHaveLength(1)
    const [receipt, ...more] = mailsTo(typed.email)
    expect(more).toEqual([])
    expect(receipt?.subject).toBe('Potwierdzenie otrzymania reklamacji AAAAA-BBBBB')
    for (const said of [typed.goods, typed.since, 'Naprawa', '> odkleił się bieżnik.'])
      expect(receipt?.text).toContain(said)
    expect(receipt?.text).toMatch(/\d\d:\d\d:\d\d/)
    const due = row?.answerDueOn.toLocaleDateString('pl-PL', { dateStyle: 'long', timeZone: 'UTC' })
    expect(receipt?.text).toContain(`najpóźniej ${due}`)
    expect(mailsTo('sklep@trakt.example')).toHaveLength(1)
  })

  test('gets the same answer and the same mail whether or not the shop knows the order', async () => {
    const buyer = aCustomer()
    await fillCart(buyer, [[await aTire(5), 1]])
    const { id } = (await placePatiently(buyer)).order
    const email = `same-${++senders}@example.com`
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
        .replace(/Numer reklamacji: \d+|\d\d:\d\d:\d\d/g, ''),
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

describe('a form that is refused', () => {
  test('comes back with all that was typed and with its pictures, and is sent again with them', async () => {
    const typed = someone({ email: 'nobody', fault: '' })
    const refused = await send(typed, [await photo('blue')], { locale: 'ru' })
    expect([refused.status, refused.location]).toEqual([303, '/ru/complaint/result'])
    const draft = await draftOf(refused)
    expect(draft).toMatchObject({ typed, failure: null, pictures: 1 })
    const again = someone({ draft: draft?.id })
    await send(again, [await photo('yellow')])
    expect((await stored(again.email))[0]?.pictures).toHaveLength(2)
    const without = someone({ draft: draft?.id, withoutPictures: 'yes' })
    await send(without)
    expect((await stored(without.email))[0]?.pictures).toHaveLength(0)
  })

  test('says which pictures it does not take, and keeps the good ones', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.jpg', { type: 'image/jpeg' })
    const mixed = await draftOf(await send(someone(), [await photo('#111111'), svg]))
    expect(mixed).toMatchObject({ failure: 'picture.unsupported', pictures: 1 })
    const six = await Promise.all(Array.from({ length: 6 }, (_, place) => photo(`#00000${place}`)))
    const many = await draftOf(await send(someone(), six))
    expect(many).toMatchObject({ failure: 'complaint.too_many_pictures', pictures: 0 })
  })

  test('keeps what was typed when it is larger than a form may be', async () => {
    const typed = someone()
    const large = new File([new Uint8Array(MOST_FORM_BYTES)], 'x.jpg')
    expect(await draftOf(await send(typed, [large]))).toMatchObject({
      typed,
      failure: 'complaint.pictures_too_large',
    })
    expect(await stored(typed.email)).toEqual([])
  })

  test('keeps what was typed when one address has got five receipts in ten minutes', async () => {
    const typed = someone()
    for (let number = 1; number <= 5; number++) await send({ ...typed, since: String(number) })
    expect(await draftOf(await send(typed))).toMatchObject({ typed, failure: 'too_many_requests' })
    expect(await stored(typed.email)).toHaveLength(5)
    // the same press again is no new complaint
    expect((await send({ ...typed, since: '5' })).result).toHaveProperty('submittedAt')
  })

  test('is refused unread after sixty from one sender in ten minutes', async () => {
    const bad = { name: '' }
    for (let number = 0; number < 60; number++) await send(bad, [], { from: '203.0.113.77' })
    expect((await send(someone(), [], { from: '203.0.113.77' })).result).toEqual({
      failure: 'too_many_requests',
    })
  })

  test('that is no form at all is answered with a problem', async () => {
    const post = (type: string, body: string) =>
      POST(
        new Request('http://127.0.0.1:3000/api/complaints?locale=pl', {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        }),
        context,
      )
    expect((await post('application/json', '{}')).status).toBe(415)
    expect((await post('multipart/form-data', 'x')).status).toBe(400)
    expect((await post('multipart/form-data; boundary=x', '--x\r\n')).status).toBe(400)
  })

  test('is forgotten after an hour with its pictures and their files', async () => {
    const draft = await draftOf(await send({ ...someone(), email: '' }, [await photo('#abcdef')]))
    await clearUnsent()
    expect(await readDraft(draft?.id ?? '')).not.toBeNull()
    const before = await files()
    await db().$executeRaw`UPDATE complaint_draft SET created_at = now() - interval '61 min'`
    await db().$executeRaw`UPDATE complaint_picture SET created_at = now() - interval '61 min'`
    const kept = await db().complaintPicture.count({ where: { complaintId: { not: null } } })
    while ((await clearUnsent()) > 0);
    expect(await readDraft(draft?.id ?? '')).toBeNull()
    expect(await db().complaintPicture.count()).toBe(kept)
    expect(await files()).toBe(kept)
    expect(before).toBeGreaterThan(kept)
  })
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
    await answerComplaint(id, { state: 'refused', answer: 'Это износ.', version: 1 }, anAdministrator)
    const late = { state: 'accepted' as const, answer: 'Заменим.', version: 1 }
    await expect(answerComplaint(id, late, anAdministrator)).rejects.toMatchObject({ code: 'conflict' })
    await sendMails()
    const [receipt, refusal] = mailsTo(typed.email)
    expect(receipt?.subject).toBe('Претензия AAAAA-BBBBB получена')
    expect(refusal?.subject).toBe('Ответ на претензию AAAAA-BBBBB')
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
    expect((await registeredComplaints()).at(0)).toMatchObject({ state: 'received' })
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

  test('is followed after five years by the erasure of the person and of the pictures', async () => {
    const [old, open] = [someone(), someone()]
    await send(old, [await photo('orange')])
    await send(open)
    const [row] = await stored(old.email)
    await answerComplaint(row?.id ?? 0, { state: 'accepted', answer: 'Tak.', version: 1 }, anAdministrator)
    const year = new Date().getUTCFullYear()
    await eraseOldComplaints(new Date(Date.UTC(year + 5, 11, 31)))
    expect(await stored(old.email)).toHaveLength(1)
    await eraseOldComplaints(new Date(Date.UTC(year + 6, 0, 1)))
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
