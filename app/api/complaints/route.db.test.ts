import { describe, expect, test } from 'vitest'
import { readComplaintDraft } from '@/lib/customers/complaints/form-result'
import { clearUnsent } from '@/lib/customers/complaints/picture-store.service'
import { MOST_FORM_BYTES } from '@/lib/customers/complaints/rules'
import { files, photo, someone, stored } from '@/lib/customers/complaints/testing'
import { db } from '@/lib/platform/database/db'
import { POST } from './route'
import { context, draftOf, send } from './testing'

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

  test('is never one too many for the address that it names: a stranger cannot use that up', async () => {
    const typed = someone()
    for (let number = 1; number <= 7; number++)
      expect((await send({ ...typed, since: String(number) })).result).toHaveProperty('submittedAt')
    expect(await stored(typed.email)).toHaveLength(7)
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
    expect(await readComplaintDraft(draft?.id ?? '')).not.toBeNull()
    const before = await files()
    await db().$executeRaw`UPDATE complaint_draft SET created_at = now() - interval '61 min'`
    await db().$executeRaw`UPDATE complaint_picture SET created_at = now() - interval '61 min'`
    const kept = await db().complaintPicture.count({ where: { complaintId: { not: null } } })
    while ((await clearUnsent()) > 0);
    expect(await readComplaintDraft(draft?.id ?? '')).toBeNull()
    expect(await db().complaintPicture.count()).toBe(kept)
    expect(await files()).toBe(kept)
    expect(before).toBeGreaterThan(kept)
  })
})
