import type { ProductType } from '@/lib/catalog/product/schema'
import { csvText } from '@/lib/platform/csv/write'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { beginImport } from './apply.service'
import { checkFile } from './check.service'
import { readJob } from './queries'
import { catalogueRecords } from './records'

async function* upload(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** Checks a file like an uploaded one. */
export const check = (text: string, type: ProductType = 'Tire') =>
  checkFile(upload(text), { type, fileName: 'cennik.csv' }, anAdministrator)

/** Imports a checked file and returns its job. */
export async function runImport(id: number) {
  const { run } = await beginImport(id, anAdministrator)
  await run()
  return readJob(id)
}

/** The whole catalogue of a type as its file. */
export async function exported(type: ProductType): Promise<string> {
  let text = ''
  for await (const records of catalogueRecords({ type, state: 'all' }))
    text += csvText(records, 'pl', { first: !text })
  return text
}

/** The header with the fewest columns for a spacer. */
export const SPACER = 'title;price;quantityInStock;boltDistance;thickness'
