import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { signInAsAdministrator } from '../support/api'
import { type OwnShop, startOwnShop } from '../support/own-shop'
import { START_PATIENCE_MS } from '../support/second-server'

// One visitor without an account sends complaints with the largest pictures, as fast as limits that are raised for it let
// through. The server has the memory of deploy/debian/systemd/shop@.service, which ends it at 1 GB.

const FORMS = 55
const PAUSE_MS = 800
const PICTURE_BYTES = 4_500_000
const MOST_RSS_MB = 800
const STAFF_PATIENCE_MS = 3_000
const BOUNDARY = 'complaint'

let shop: OwnShop
test.describe.configure({ timeout: 400_000, retries: 0 })
test.beforeAll(async () => {
  test.setTimeout(START_PATIENCE_MS * 2)
  shop = await startOwnShop({
    NODE_OPTIONS: '--max-old-space-size=320',
    LIMITS: 'complaints=1000/600,complaintPictures=10000/3600,complaintPicturesDaily=10000/86400',
  })
  await shop.start()
})
test.afterAll(() => shop?.stop())

/** A square JPEG, progressive, which takes more memory to decode, and with bytes after its end. */
async function largePicture(side: number): Promise<Buffer> {
  const jpeg = await sharp(randomBytes(3 * 500 * 500), { raw: { width: 500, height: 500, channels: 3 } })
    .resize(side, side)
    .jpeg({ quality: 60, progressive: true })
    .toBuffer()
  return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, PICTURE_BYTES - jpeg.length))])
}

const part = (name: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`

function formOf(picture: Buffer, number: number): Buffer {
  const texts = {
    name: 'Anna Nowak',
    email: `flood-${number}@example.com`,
    orderNumber: 'AAAAA-BBBBB',
    goods: '1 × Trakt MT',
    fault: `Bieżnik ${number}`,
    since: '',
    wish: 'repair',
  }
  const fields = Object.entries(texts).map(([name, text]) => Buffer.from(`${part(name)}${text}\r\n`))
  const files = Array.from({ length: 5 }, (_, n) => [
    Buffer.from(part('pictures', `; filename="${n}.jpg"`)),
    picture,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...fields, ...files.flat(), Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const send = (body: Buffer) =>
  fetch(`${shop.origin}/api/complaints?locale=pl`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(body),
    redirect: 'manual',
  }).then(
    ({ status }) => status,
    (error: Error) => String(error.cause ?? error),
  )

async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${shop.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024
}

/** How long the upload of a small picture takes that the staff sends meanwhile. */
async function staffPictureMs(token: string, color: string): Promise<number> {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  const began = Date.now()
  const response = await fetch(`${shop.origin}/api/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  })
  expect(response.status).toBe(201)
  return Date.now() - began
}

for (const side of [7_000, 5_000])
  test(`forms with five pictures of ${(side * side) / 1_000_000} megapixels bring down neither the server nor the staff`, async () => {
    const { token } = await signInAsAdministrator()
    const picture = await largePicture(side)
    const before = await memoryMb()
    let mostMb = before
    let isOver = false
    const watching = (async () => {
      while (!isOver) {
        mostMb = Math.max(mostMb, await memoryMb())
        await sleep(100)
      }
    })()
    const answers: Promise<number | string>[] = []
    const staff: number[] = []
    for (let number = 0; number < FORMS; number++) {
      answers.push(send(formOf(picture, side + number)))
      if (number % 8 === 7) staff.push(await staffPictureMs(token, `#${number}${number}00`.padEnd(7, '0')))
      await sleep(PAUSE_MS)
    }
    const statuses = await Promise.all(answers)
    isOver = true
    await watching
    const counted = [...new Set(statuses)].map(
      (status) => `${statuses.filter((each) => each === status).length} × ${status}`,
    )
    console.log(
      `${(side * side) / 1e6} megapixels, ${(picture.length / 1e6).toFixed(1)} MB: RSS ${Math.round(before)} → ${Math.round(mostMb)} MB;`,
      `answers ${counted.join(', ')}; the staff waited ${staff.join(', ')} ms`,
    )
    expect(mostMb).toBeLessThan(MOST_RSS_MB)
    expect(Math.max(...staff)).toBeLessThan(STAFF_PATIENCE_MS)
    // refused pictures and busy turns alike come back with what was typed
    expect(statuses.filter((status) => status !== 303 && status !== 503)).toEqual([])
  })
