// Goes on with the invoices that are due until its own process dies before the statement whose number is given: what a
// power cut does. Used by send.service.killed.long.db.test.ts.
import { dieBeforeStatement } from '@/lib/platform/database/killed-testing'
import { query } from '@/lib/platform/database/query'
import { sendDueInvoices } from './send.service'

const countStatements = dieBeforeStatement(process.argv[2] ?? '0')
// both rounds in one process, as a server goes on; the second asks for the number and the receipt
for (let round = 0; round < 3; round++) {
  await query()
    .updateTable('ksefDocument')
    .set({ checkAt: new Date(0) })
    .where('checkAt', 'is not', null)
    .execute()
  await sendDueInvoices()
}
process.stdout.write(`${countStatements()}\n`)
process.exit(0)
