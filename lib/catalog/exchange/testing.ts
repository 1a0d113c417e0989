import type { ProductType } from '@/lib/catalog/product/schema'
import { csvText } from '@/lib/csv/write'
import { anAdministrator } from '@/lib/orders/testing'
import { beginImport } from './apply'
import { checkFile } from './check'
import { catalogueRecords } from './export'
import { readJob } from './jobs'

async function* upload(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** Has a file checked as if it had been uploaded. */
export const check = (text: string, type: ProductType = 'Tire') =>
  checkFile(upload(text), { type, fileName: 'cennik.csv' }, anAdministrator)

/** Imports a checked file, and says what became of it. */
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

/** The header of a file with as little as a spacer needs. */
export const SPACER = 'title;price;quantityInStock;boltDistance;thickness'
