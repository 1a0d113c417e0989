// Places one order and kills its own process before the statement whose number is given: what a power cut does.
// Used by place.killed.long.db.test.ts.
import { dieBeforeStatement } from '@/lib/platform/database/killed-testing'
import { anOrderOf } from '@/lib/sales/orders/testing'
import { placeOrder } from './place.service'

const [uid = '', dieBefore = '0'] = process.argv.slice(2)
const countStatements = dieBeforeStatement(dieBefore)

const user = { uid, name: 'Jan', email: `${uid}@trakt.example`, isAdmin: false }
await placeOrder(anOrderOf(user), user, 'key')
process.stdout.write(`${countStatements()}\n`)
process.exit(0)
