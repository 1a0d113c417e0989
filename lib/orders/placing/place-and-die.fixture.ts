// Places one order and kills its own process before the statement whose number is given: what a power cut does.
// Used by place.killed.long.db.test.ts.
import pg from 'pg'
import { anOrderOf } from '@/lib/orders/testing'
import { placeOrder } from './place'

const [uid = '', dieBefore = '0'] = process.argv.slice(2)
let statements = 0

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...statement: Parameters<typeof query>) {
  if (++statements === Number(dieBefore)) process.kill(process.pid, 'SIGKILL')
  return Reflect.apply(query, this, statement)
} as typeof query

const user = { uid, name: 'Jan', email: `${uid}@trakt.example`, isAdmin: false }
await placeOrder(anOrderOf(user), user, 'key')
process.stdout.write(`${statements}\n`)
process.exit(0)
