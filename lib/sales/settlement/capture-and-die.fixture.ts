// Captures one approved payment and kills its own process before the statement whose number is given: what a power cut
// does. Used by service.killed.long.db.test.ts.
import { dieBeforeStatement } from '@/lib/platform/database/killed-testing'
import { capturePayment } from './service'

const [uid = '', paypalOrderId = '', dieBefore = '0'] = process.argv.slice(2)
const countStatements = dieBeforeStatement(dieBefore)

await capturePayment(paypalOrderId, { uid, name: 'Jan', email: `${uid}@trakt.example`, isAdmin: false })
process.stdout.write(`${countStatements()}\n`)
process.exit(0)
