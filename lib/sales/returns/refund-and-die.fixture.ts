// Gives back the money of one return and kills its own process before the statement whose number is given: what a power
// cut does. Used by refund.killed.long.db.test.ts.
import { dieBeforeStatement } from '@/lib/platform/database/killed-testing'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { refundReturn } from './refund.service'

const [id = '', key = '', dieBefore = '0'] = process.argv.slice(2)
const countStatements = dieBeforeStatement(dieBefore)

const wanted = { version: 1, key, method: 'paypal' as const, amountGrosze: 109_998, reason: '', lines: [] }
await refundReturn(Number(id), wanted, anAdministrator)
process.stdout.write(`${countStatements()}\n`)
process.exit(0)
