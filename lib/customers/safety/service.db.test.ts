import { describe, expect, test } from 'vitest'
import { POST } from '@/app/api/safety/route'
import { db } from '@/lib/platform/database/db'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { listed } from '@/lib/sales/registers/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { registeredReports } from './queries'
import { changeReport, eraseOldReporters } from './service'

const { resend } = standIns()

const report = {
  product: '/tireDetail/17',
  what_happened: 'Przy 90 km/h\nodkleił się <b>bieżnik</b>.',
  from_name: 'Łucja Żółć',
  from_email: 'lucja@example.com',
}
let senders = 0
const someone = () => ({ ...report, from_email: `reporter-${++senders}@example.com` })
const send = (body: object) =>
  POST(
    new Request('http://127.0.0.1:3000/api/safety', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++senders}` },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({}) },
  )
const stored = (email: string) => db().safetyReport.findFirstOrThrow({ where: { fromEmail: email } })

test('a safety report is in the register first and reaches the shop through the outbox', async () => {
  expect((await send(report)).status).toBe(202)
  expect(await stored(report.from_email)).toMatchObject({
    product: '/tireDetail/17',
    whatHappened: report.what_happened,
    fromName: 'Łucja Żółć',
    phone: '',
    state: 'new',
    note: '',
  })
  expect(resend.sent).toHaveLength(0)
  await sendMails()
  const [sent] = resend.sent
  expect(sent?.mail).toMatchObject({ to: ['sklep@trakt.example'], reply_to: 'lucja@example.com' })
  expect(sent?.mail.subject).toContain('/tireDetail/17')
  expect(sent?.mail.text).toContain('> odkleił się <b>bieżnik</b>.')
  expect(sent?.mail.html).not.toContain('<b>')
})

describe('the safety form', () => {
  test('names each field that is wrong, and asks for no phone', async () => {
    const response = await send({ ...report, product: ' ', from_email: 'nobody', phone: '12' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [
        { path: 'product', code: 'required' },
        { path: 'from_email', code: 'incorrect_email' },
        { path: 'phone', code: 'incorrect_phone_number' },
      ],
    })
  })

  test('refuses a robot that fills in the hidden field, and stores nothing of it', async () => {
    const robot = { ...someone(), website: 'https://spam.example' }
    expect((await send(robot)).status).toBe(403)
    expect(await db().safetyReport.count({ where: { fromEmail: robot.from_email } })).toBe(0)
  })

  test('takes a sixth report that names one e-mail: anybody may have sent the five before', async () => {
    const named = someone()
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await send(named)).status)
    expect(statuses).toEqual(Array(6).fill(202))
  })
})

describe('the register', () => {
  test('keeps what the shop found and did, with a line in the audit, and shows closed reports last', async () => {
    const [one, other] = [someone(), someone()]
    await send(one)
    await send(other)
    const { id } = await stored(other.from_email)
    await changeReport(
      id,
      { state: 'closed', note: 'Wada klejenia, partia 14 wycofana.', version: 1 },
      anAdministrator,
    )
    expect((await registeredReports(listed())).rows.at(-1)).toMatchObject({
      id,
      state: 'closed',
      note: 'Wada klejenia, partia 14 wycofana.',
    })
    const entry = await db().auditEntry.findFirstOrThrow({ where: { subjectType: 'safety' } })
    expect(entry).toMatchObject({
      actor: anAdministrator.uid,
      subjectId: String(id),
      before: { state: 'new', note: '' },
      after: { state: 'closed', note: 'Wada klejenia, partia 14 wycofana.' },
    })
    await expect(
      changeReport(999_999, { state: 'closed', note: '', version: 1 }, anAdministrator),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('forgets after five years who reported, and keeps what was reported', async () => {
    const [old, recent] = [someone(), someone()]
    await send(old)
    await send(recent)
    const { id } = await stored(old.from_email)
    await db().safetyReport.update({ where: { id }, data: { createdAt: new Date('2026-11-22T08:00:00Z') } })
    await db().safetyReport.updateMany({
      where: { fromEmail: recent.from_email },
      data: { createdAt: new Date('2026-11-22T08:00:02Z') },
    })
    expect(await eraseOldReporters(new Date('2031-11-22T08:00:01Z'))).toBeGreaterThan(0)
    expect(await db().safetyReport.findUnique({ where: { id } })).toMatchObject({
      product: report.product,
      fromName: '',
      fromEmail: '',
      phone: '',
    })
    expect((await stored(recent.from_email)).fromName).toBe('Łucja Żółć')
  })
})
