import { initializeApp } from 'firebase/app'
import {
  connectDatabaseEmulator,
  equalTo,
  get,
  getDatabase,
  orderByChild,
  query,
  ref,
} from 'firebase/database'
import { afterAll, expect, test, vi } from 'vitest'
import { writeRecord } from '@/lib/customers/account/record-client'
import { rememberBuyer } from '@/lib/customers/account/remember-buyer'
import { newRecord, recordKey } from '@/lib/customers/account/rules'
import { newestRecord } from '@/lib/customers/account/schema'
import { ANNA, emulatorToken, PROJECT } from '@/local/realtime-database/fixtures'
import { startRealtimeDatabase } from '@/local/realtime-database/server'
import { emptyDraft } from './draft'

const server = await startRealtimeDatabase({ port: 0, projectId: PROJECT, rulesFile: 'database.rules.json' })
afterAll(() => server.stop())
const database = getDatabase(initializeApp({ projectId: PROJECT, databaseURL: server.url, apiKey: 'local' }))
connectDatabaseEmulator(database, server.host, server.port, { mockUserToken: emulatorToken(ANNA) })

vi.mock('@/lib/platform/identity/firebase/firebase-client', () => ({
  realtimeDatabase: async () => database,
  firebaseUser: async () => ({ ...ANNA, displayName: 'Anna Nowak' }),
}))

/** As the server reads it. */
const readRecord = async () => {
  const own = await get(query(ref(database, 'Users'), orderByChild('id'), equalTo(ANNA.uid)))
  return newestRecord(own.val() ?? {})
}
vi.mock('@/lib/customers/account/own-record', () => ({ fetchOwnRecord: () => readRecord() }))

const home = { address: '221B Baker Street', city: 'London', postCode: 'NW1 6XE', country: 'GB' }
const company = {
  ...emptyDraft(ANNA.email),
  phone: '+48600700800',
  customerType: 'company' as const,
  companyName: 'Holmes Ltd',
  unn: 'GB123456789',
  main: home,
}

test('the first order fills the record of its buyer, and a later one from elsewhere leaves it', async () => {
  const person = { name: 'Anna', surname: 'Nowak', phone: '+48600700800' }
  const registered = newRecord(person, ANNA, new Date('2026-11-21T10:00:00.000Z'))
  await writeRecord({ key: recordKey({ ...person, uid: ANNA.uid }), record: registered })
  await rememberBuyer(ANNA.uid, company)
  const first = await readRecord()
  expect(first?.record).toMatchObject({
    ...person,
    customerType: 'company',
    companyName: 'Holmes Ltd',
    address: '221B Baker Street',
    index: 'NW1 6XE',
    city: 'London',
    country: 'GB',
  })
  await rememberBuyer(ANNA.uid, { ...company, main: { ...home, city: 'Leeds' } })
  expect(await readRecord()).toEqual(first)
})
