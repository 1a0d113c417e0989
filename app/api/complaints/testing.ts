import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeEach } from 'vitest'
import { RESULT_COOKIE, readDraft, readResult } from '@/lib/complaints/pending'
import { db } from '@/lib/core/database/db'
import { aShopWithResend } from '@/lib/mail/testing'
import { POST } from './route'

// Whoever imports this has a shop with mails and with a folder for pictures of its own.
const directory = await mkdtemp(join(tmpdir(), 'complaints-'))
process.env.DATA_DIR = directory
export const resend = await aShopWithResend()
afterAll(async () => {
  await resend.stop()
  await rm(directory, { recursive: true, force: true })
})
beforeEach(() => {
  resend.sent.length = 0
})

export const context = { params: Promise.resolve({}) }
let senders = 0
export const someone = (more: object = {}) => ({
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

export async function photo(color: string): Promise<File> {
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
export async function send(
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

export const draftOf = async ({ result }: Awaited<ReturnType<typeof send>>) =>
  result && 'draftId' in result ? readDraft(result.draftId) : null

export const mailsTo = (email: string) =>
  resend.sent.filter(({ mail }) => [mail.to].flat().includes(email)).map(({ mail }) => mail)
export const stored = (email: string) =>
  db().complaint.findMany({ where: { email }, include: { pictures: true }, orderBy: { id: 'asc' } })
export const files = async () => (await readdir(join(directory, 'pictures')).catch(() => [])).length
