// Gives back the money of one return and kills its own process before the statement whose number is given: what a power
// cut does. Used by refund.killed.long.db.test.ts.
import pg from 'pg'
import { anAdministrator } from '@/lib/orders/testing'
import { refundReturn } from './refund'

const [id = '', key = '', dieBefore = '0'] = process.argv.slice(2)
let statements = 0

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...statement: Parameters<typeof query>) {
  if (++statements === Number(dieBefore)) process.kill(process.pid, 'SIGKILL')
  return Reflect.apply(query, this, statement)
} as typeof query

const wanted = { version: 1, key, method: 'paypal', amountGrosze: 109_998, reason: '' } as const
await refundReturn(Number(id), wanted, anAdministrator)
process.stdout.write(`${statements}\n`)
process.exit(0)
