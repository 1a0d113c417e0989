import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { faultsOfLog } from '@/local/log-check'
import { signInAsAdministrator } from '../support/api'
import { piecesByProduct } from '../support/consistency'
import { connectTo } from '../support/database'
import {
  aLoad,
  aTally,
  type Buyer,
  buy,
  countOrders,
  countPayments,
  createBuyers,
  faultsOf,
  type Load,
  openSessionAt,
  type Row,
  settlePayments,
} from '../support/fault-load'
import { faults, fetchStoredPictures, fillDisk, uploadPicture } from '../support/faults'
import { type OwnShop, startOwnShop } from '../support/own-shop'
import { START_PATIENCE_MS } from '../support/second-server'
import { canMount, makeSmallDisk, type SmallDisk } from '../support/small-disk'

// Parts of the shop are killed, frozen, cut off or filled up while ten people buy and three of them pay. Each test adds
// its line to the table that is printed at the end; docs/reliability.md shows the table of one run.

const BEFORE_MS = 3_000
const FAULT_MS = 10_000
const WELL_PATIENCE_MS = 60_000
const AFTER_MS = 3_000
const PAYERS = 3

type Line = Row & { fault: string; what: string; seconds: number | null; load: Load }
const table: Line[] = []

let shop: OwnShop
let buyers: Buyer[] = []
let tires: number[] = []
let disk: SmallDisk

test.describe.configure({ timeout: 300_000, retries: 0 })
test.beforeAll(async () => {
  test.setTimeout(START_PATIENCE_MS * 2)
  disk = await makeSmallDisk()
  shop = await startOwnShop({ DATA_DIR: disk.folder })
  await shop.start()
  ;({ buyers, tires } = await createBuyers(shop))
})
test.afterAll(async () => {
  print()
  await shop?.stop()
  await disk?.remove()
})

/** People buy while `strike` causes a fault and repairs it; they go on until the shop works again. */
async function during(fault: string, strike: (load: Load) => Promise<unknown>): Promise<Load> {
  const before = await connectTo(shop)
  const pieces = await piecesByProduct(before)
  await before.end()
  const load = aLoad()
  const shopping = Promise.all(
    buyers.map((buyer, n) => buy(load, shop, buyer, tires[n % tires.length] ?? 0, n < PAYERS)),
  )
  shopping.catch(() => undefined)
  await sleep(BEFORE_MS)
  await strike(load)
  load.faultEndedAt = Math.min(load.faultEndedAt, Date.now())
  const isWell = () => load.orders.wellAt !== null && load.payments.wellAt !== null
  await expect.poll(isWell, { timeout: WELL_PATIENCE_MS, message: `${fault}: the shop is well` }).toBe(true)
  await sleep(AFTER_MS)
  load.isOver = true
  await shopping

  const database = await connectTo(shop)
  await settlePayments(database, shop, load.payments)
  const lineOf = (what: 'orders' | 'payments', row: Row) => ({
    ...row,
    fault,
    what,
    load,
    seconds: secondsTo(load, load[what].wellAt),
  })
  const orders = lineOf('orders', await countOrders(database, load.orders))
  const payments = lineOf('payments', await countPayments(database, shop, load.payments))
  table.push(orders, payments)
  const faults = await faultsOf(database, pieces)
  await database.end()
  for (const { what, doubled, lost } of [orders, payments])
    expect({ fault, what, doubled, lost }).toEqual({ fault, what, doubled: 0, lost: 0 })
  expect(orders.acknowledged).toBeGreaterThan(0)
  expect(payments.acknowledged).toBeGreaterThan(0)
  expect(faults).toEqual([])
  expect(load.failures).toEqual([])
  return load
}

const secondsTo = ({ faultEndedAt }: Load, wellAt: number | null) =>
  wellAt === null ? null : (wellAt - faultEndedAt) / 1_000

test('people buy without any fault, for comparison', () => during('none', () => sleep(FAULT_MS)))

test('PostgreSQL is killed and started again while people buy', async () => {
  await during('PostgreSQL kill -9', () => faults['PostgreSQL kill -9'](shop, FAULT_MS))
})

test('PostgreSQL does nothing for ten seconds while people buy', async () => {
  await during('PostgreSQL frozen for 10 s', () => faults['PostgreSQL frozen'](shop, FAULT_MS))
})

test('the server is killed and started again while people buy', async () => {
  await during('server kill -9', () => faults['server kill -9'](shop))
})

test('the identity provider takes connections and answers none while people buy', async () => {
  await during('identity provider silent for 10 s', () => faults['identity provider silent'](shop, FAULT_MS))
})

test('PayPal takes connections and answers none while people pay', async () => {
  await during('PayPal silent for 10 s', () => faults['PayPal silent'](shop, FAULT_MS))
})

test('the disk for uploads is full while pictures are uploaded and people buy', async () => {
  test.skip(!canMount, 'a small disk can be mounted by root on Linux only')
  const admin = await signInAsAdministrator()
  const cookie = await openSessionAt(shop, admin)
  const pictures = aTally()
  let isUploading = true
  const load = await during('upload disk full for 10 s', async (load) => {
    const uploading = (async () => {
      while (isUploading) await uploadPicture(load, shop, pictures, cookie)
    })()
    await sleep(BEFORE_MS)
    await fillDisk(disk, FAULT_MS)
    load.faultEndedAt = Date.now()
    await expect.poll(() => pictures.wellAt, { timeout: WELL_PATIENCE_MS }).not.toBeNull()
    isUploading = false
    await uploading
  })
  const stored = await fetchStoredPictures(shop)
  const isThere = async (url: string) => (await fetch(shop.origin + url)).status === 200
  const storedPictures = (
    await Promise.all(stored.map(({ hash }) => isThere(`/media/photo/${hash}.webp`)))
  ).filter(Boolean)
  const acknowledged = [...pictures.acknowledged.values()]
  const lost = (await Promise.all(acknowledged.map(isThere))).filter((there) => !there).length
  const row = { attempted: pictures.attempted.size, acknowledged: acknowledged.length, doubled: 0, lost }
  table.push({
    ...row,
    found: storedPictures.length,
    fault: 'upload disk full for 10 s',
    what: 'pictures',
    seconds: secondsTo(load, pictures.wellAt),
    load,
  })
  expect(pictures.attempted.size).toBeGreaterThan(acknowledged.length)
  expect(lost).toBe(0)
  // There is no row without its file: a product could be saved with it.
  expect(stored.length).toBe(storedPictures.length)
})

test('the log of all fault tests is JSON lines without personal data', async () => {
  expect(await faultsOfLog(shop.logFile, ['Łucja', 'Żółć', 'Błotna', '600700800'])).toEqual([])
})

/** Prints the table of docs/reliability.md. */
function print(): void {
  const heads = ['attempted', 'acknowledged', 'found', 'doubled', 'lost'] as const
  console.log(
    `\n| fault | what | ${heads.join(' | ')} | well again after | longest answer | told to wait |\n|---|---|${heads.map(() => '--:|').join('')}--:|--:|--:|`,
  )
  for (const line of table) {
    const seconds = line.seconds === null ? '—' : `${line.seconds.toFixed(1)} s`
    const counts = heads.map((head) => line[head]).join(' | ')
    const longest = `${(line.load.longestMs / 1_000).toFixed(1)} s`
    console.log(`| ${line.fault} | ${line.what} | ${counts} | ${seconds} | ${longest} | ${line.load.waits} |`)
  }
}
