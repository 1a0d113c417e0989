import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { runToDeath } from '@/lib/platform/database/killed-testing'
import { standIns } from '@/local/test-database/stand-ins'
import '@/local/test-database/demo'
import { aCompanysInvoice, ksefDocument, sendNow, setKsef } from './testing'

const fixture = fileURLToPath(new URL('send-and-die.fixture.ts', import.meta.url))
const { ksef } = standIns()

test('a server killed at any statement of sending leaves one document in KSeF, with its number, receipt and mail', {
  timeout: 900_000,
}, async () => {
  await setKsef()
  for (let dieBefore = 1; ; dieBefore++) {
    const { invoice } = await aCompanysInvoice()
    const lived = await runToDeath(fixture, [dieBefore])
    for (let round = 0; round < 5; round++) await sendNow()

    const { state, ksefNumber, upo } = await ksefDocument(invoice.id)
    expect({ dieBefore, state }).toEqual({ dieBefore, state: 'accepted' })
    const inKsef = ksef.documents.accepted().filter(({ number }) => number === invoice.number)
    expect(inKsef).toMatchObject([{ ksefNumber }])
    expect(upo).toContain(ksefNumber)
    expect(
      await db().outbox.count({
        where: { topic: 'invoice.issued', eventKey: `invoice.issued:${invoice.id}` },
      }),
    ).toBe(1)
    if (lived) {
      expect(dieBefore).toBeGreaterThan(15)
      break
    }
  }
})
