// Issues invoices until its own process dies before the statement whose number is given: what a power cut does.
// Used by service.killed.long.db.test.ts.
import pg from 'pg'
import { setRequiredVariables } from '@/lib/core/runtime/testing'
import { issueInvoice } from './service'

setRequiredVariables()
const [dieBefore = '0', ...orderIds] = process.argv.slice(2)
let statements = 0

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...statement: Parameters<typeof query>) {
  if (++statements === Number(dieBefore)) process.kill(process.pid, 'SIGKILL')
  return Reflect.apply(query, this, statement)
} as typeof query

const admin = { uid: 'administrator', name: 'Anna Nowak', email: 'admin@trakt.example', isAdmin: true }
await Promise.all(orderIds.map((id) => issueInvoice(id, admin)))
process.stdout.write(`${statements}\n`)
process.exit(0)
