import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach } from 'vitest'
import { db } from '@/lib/core/database/db'
import { aShopWithResend } from '@/lib/mail/testing'

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

let complaining = 0
export const someone = (more: object = {}) => ({
  name: 'Łucja Żółć',
  email: `complaining-${++complaining}@example.com`,
  orderNumber: 'AAAAA-BBBBB',
  goods: '1 × Trakt MT',
  fault: 'Przy 90 km/h\nodkleił się bieżnik.',
  since: 'po 500 km',
  wish: 'repair',
  ...more,
})
export type Typed = ReturnType<typeof someone>

export async function photo(color: string): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'Łucja' }, IFD3: { GPSLatitude: '54/1 6/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' })
}

export const mailsTo = (email: string) =>
  resend.sent.filter(({ mail }) => [mail.to].flat().includes(email)).map(({ mail }) => mail)
export const stored = (email: string) =>
  db().complaint.findMany({ where: { email }, include: { pictures: true }, orderBy: { id: 'asc' } })
export const files = async () => (await readdir(join(directory, 'pictures')).catch(() => [])).length
