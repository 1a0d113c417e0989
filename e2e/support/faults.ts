import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { rowsOf } from './database'
import { acknowledge, type Load, type Tally } from './fault-load'
import type { OwnShop } from './own-shop'
import type { SmallDisk } from './small-disk'

/** Causes a fault and repairs it after `ms`. */
type Fault = (shop: OwnShop, ms: number) => Promise<void>

export const faults = {
  'PostgreSQL kill -9': async (shop, ms) => {
    await shop.killPostgres()
    await sleep(ms / 5)
    await shop.startPostgres()
  },
  'PostgreSQL frozen': async (shop, ms) => {
    await shop.freezePostgres()
    await sleep(ms)
    shop.thawPostgres()
  },
  'server kill -9': async (shop) => {
    await shop.kill()
    await shop.start()
  },
  'identity provider silent': async (shop, ms) => {
    shop.proxies.identity.stopAnswering()
    await sleep(ms)
    shop.proxies.identity.resumeAnswering()
  },
  'PayPal silent': async (shop, ms) => {
    shop.proxies.paypal.stopAnswering()
    await sleep(ms)
    shop.proxies.paypal.resumeAnswering()
  },
} satisfies Record<string, Fault>

export const fillDisk = async (disk: SmallDisk, ms: number): Promise<void> => {
  await disk.fill()
  await sleep(ms)
  await disk.free()
}

/** Uploads a unique picture of noise, which compresses badly. */
export async function uploadPicture(
  load: Load,
  shop: OwnShop,
  pictures: Tally,
  cookie: string,
): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 500, height: 500, channels: 3, background: 'black', noise } as const
  const body = new Uint8Array(await sharp({ create }).png().toBuffer())
  const key = randomUUID()
  const began = Date.now()
  pictures.attempted.add(key)
  const headers = { 'content-type': 'image/png', origin: shop.origin, cookie }
  const response = await fetch(`${shop.origin}/api/pictures`, { method: 'POST', headers, body })
  const answer = await response.json()
  if (response.status === 201) acknowledge(load, pictures, key, answer.url, began)
}

/** What the database has of pictures that were uploaded. */
export const fetchStoredPictures = (shop: OwnShop): Promise<{ hash: string }[]> =>
  rowsOf(shop, 'SELECT hash FROM uploaded_picture')
