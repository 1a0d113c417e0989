// Captures one approved payment and kills its own process before the statement whose number is given: what a power cut
// does. Used by service.killed.long.db.test.ts.
import pg from 'pg'
import { capturePayment } from './service'

const [uid = '', paypalOrderId = '', dieBefore = '0'] = process.argv.slice(2)
let statements = 0

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...statement: Parameters<typeof query>) {
  if (++statements === Number(dieBefore)) process.kill(process.pid, 'SIGKILL')
  return Reflect.apply(query, this, statement)
} as typeof query

await capturePayment(paypalOrderId, { uid, name: 'Jan', email: `${uid}@trakt.example`, isAdmin: false })
process.stdout.write(`${statements}\n`)
process.exit(0)
