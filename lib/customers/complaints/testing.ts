import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/runtime/env'
import { standIns } from '@/local/test-database/stand-ins'

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
  standIns()
    .resend.sent.filter(({ mail }) => [mail.to].flat().includes(email))
    .map(({ mail }) => mail)
export const stored = (email: string) =>
  db().complaint.findMany({ where: { email }, include: { pictures: true }, orderBy: { id: 'asc' } })
export const files = async () => (await readdir(join(env().DATA_DIR, 'pictures')).catch(() => [])).length
