// Issues invoices until its own process dies before the statement whose number is given: what a power cut does.
// Used by service.killed.long.db.test.ts.
import { dieBeforeStatement } from '@/lib/platform/database/killed-testing'
import { setRequiredVariables } from '@/lib/platform/runtime/testing'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'

setRequiredVariables()
const [dieBefore = '0', ...orderIds] = process.argv.slice(2)
const countStatements = dieBeforeStatement(dieBefore)

const admin = { uid: 'administrator', name: 'Anna Nowak', email: 'admin@trakt.example', isAdmin: true }
await Promise.all(orderIds.map((id) => issueInvoice(id, admin)))
process.stdout.write(`${countStatements()}\n`)
process.exit(0)
