import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { complaintForShopMail, complaintReceiptMail } from '@/lib/customers/complaints/mails'
import { clearUnsent, untiePictures } from '@/lib/customers/complaints/picture-store.service'
import { files, photo, someone, stored } from '@/lib/customers/complaints/testing'
import { pngOf } from '@/lib/media/testing'
import * as reencode from '@/lib/media/uploads/reencode'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import * as environment from '@/lib/platform/runtime/env'
import { POST } from './route'
import { context, draftOf, send } from './testing'

afterEach(() => void vi.restoreAllMocks())

const incoming = async () =>
  (await readdir(join(environment.env().DATA_DIR, 'incoming')).catch(() => [])).length
const withRoom = (megabytes: number) =>
  vi.spyOn(environment, 'env').mockReturnValue({ ...environment.env(), COMPLAINT_PICTURES_MB: megabytes })

/** A body as its sender makes it, in pieces as a connection brings it. */
const post = (pieces: (string | Uint8Array)[]) => {
  const left = pieces.map((piece) => Buffer.from(piece))
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece) controller.enqueue(new Uint8Array(piece))
      else controller.close()
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': '203.0.113.9' }
  return POST(
    new Request('http://127.0.0.1:3000/api/complaints?locale=pl', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit),
    context,
  )
}

test('a form of half a million empty parts is refused as soon as there are too many', async () => {
  const piece = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1_000)
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent <= 500) controller.enqueue(new TextEncoder().encode(piece))
      else controller.close()
    },
  })
  const request = new Request('http://127.0.0.1:3000/api/complaints?locale=pl', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  } as RequestInit)
  const response = await POST(request, context)
  expect([response.status, response.headers.get('connection')]).toEqual([400, 'close'])
  expect(sent).toBeLessThan(10)
})

test('a form whose sender breaks off in the middle of a picture leaves nothing on the disk', async () => {
  const before = await files()
  const head =
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnna\r\n--x\r\nContent-Disposition: form-data; name="pictures"; filename="1.jpg"\r\n\r\n'
  const response = await post([head, new Uint8Array(200_000), new Uint8Array(200_000)])
  expect(response.status).toBe(400)
  expect([await incoming(), await files()]).toEqual([0, before])
})

test('a picture of more than 25 megapixels is refused by its head, and the others of the form are kept', async () => {
  const huge = new File([new Uint8Array(pngOf(7_000, 7_000, 0))], 'x.png')
  const typed = someone()
  const draft = await draftOf(await send(typed, [await photo('#101010'), huge]))
  expect(draft).toMatchObject({ typed, failure: 'picture.over_25_megapixels', pictures: 1 })
  expect(await incoming()).toBe(0)
})

test('while the shop stores the pictures of many forms, a form comes back with its text, and the shop says when to come again', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const real = reencode.reencodePicture
  vi.spyOn(reencode, 'reencodePicture').mockImplementation(async (...args) => {
    await finished
    return real(...args)
  })
  const picture = await photo('#202020')
  const one = Array.from({ length: 6 }, () => send(someone(), [picture], { from: '203.0.113.10' }))
  const others = ['11', '12', '13', '14', '15', '16'].map((last) =>
    send(someone(), [picture], { from: `203.0.113.${last}` }),
  )
  await expect.poll(incoming).toBe(12)
  // a form without pictures needs no turn
  expect((await send(someone())).result).toHaveProperty('submittedAt')
  const refused = await send(someone(), [picture], { from: '203.0.113.17' })
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('refresh')]).toEqual([
    503,
    '30',
    '0; url=/complaint/result',
  ])
  expect(await draftOf(refused)).toMatchObject({ failure: 'complaint.pictures_busy', pictures: 0 })
  finish()
  for (const answer of await Promise.all([...one, ...others])) expect(answer.status).toBe(303)
  expect(await incoming()).toBe(0)
})

test('a picture whose sender has gone is not stored', async () => {
  const gone = new AbortController()
  gone.abort()
  await expect(reencode.reencodePicture(Buffer.alloc(12), 'stranger', gone.signal)).rejects.toMatchObject({
    code: 'bad_request',
  })
})

test('beyond its share of the disk a complaint is received without pictures, and everybody is told', async () => {
  withRoom(0)
  const typed = someone()
  const { result } = await send(typed, [await photo('#303030'), await photo('#313131')])
  expect(result).toMatchObject({ picturesLeftOut: 2 })
  const [complaint] = await stored(typed.email)
  expect([complaint?.picturesLeftOut, complaint?.pictures]).toEqual([2, []])
  const payload = { complaintId: complaint?.id }
  const receipt = await complaintReceiptMail(payload)
  expect(receipt?.text).toMatch(/Na 2 zdjęcia zabrakło u nas miejsca/)
  expect((await complaintForShopMail(payload))?.text).toMatch(/0 z 2, na pozostałe zabrakło miejsca/)
})

test('pictures beyond the limits of one sender are left out, and what was typed is kept', async () => {
  const from = '203.0.113.20'
  const pictures = [await photo('#404040'), await photo('#414141')]
  expect((await send(someone(), pictures, { from })).result).toHaveProperty('submittedAt')
  // as if the sender had sent 299 of the 300 of an hour
  await db()
    .$executeRaw`UPDATE rate_limit SET points = 299 WHERE key LIKE 'complaintPictures:%' AND points = 2`
  const typed = someone()
  expect(await draftOf(await send(typed, pictures, { from }))).toMatchObject({
    typed,
    failure: 'complaint.pictures_limit',
    pictures: 1,
  })
  // without pictures it is received
  expect((await send(typed, [], { from })).result).toHaveProperty('submittedAt')
})

test('pictures that were taken away from a complaint are deleted with their files', async () => {
  const typed = someone()
  await send(typed, [await photo('#505050')])
  const [complaint] = await stored(typed.email)
  await transaction((tx) => untiePictures(tx, [complaint?.id ?? 0]))
  const before = await files()
  await db()
    .$executeRaw`UPDATE complaint_picture SET created_at = now() - interval '61 min' WHERE complaint_id IS NULL`
  while ((await clearUnsent()) > 0);
  expect((await stored(typed.email))[0]?.pictures).toEqual([])
  expect(await files()).toBeLessThan(before)
})
