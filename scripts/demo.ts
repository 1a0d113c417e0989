import { ADMINISTRATOR, CUSTOMER } from '@/local/auth-emulator/accounts'
import { buildIfChanged } from '@/local/build'
import { startShop } from '@/local/shop'
import { type Stack, startStack } from '@/local/stack'
import { seedHistory } from './seed/history'
import { runSession, type Session } from './session'

const isDevelopment = process.argv.includes('--dev')

const demo = async (session: Session) => {
  console.log(
    'Starting PostgreSQL, the auth emulator and the stand-ins for the realtime database and PayPal…',
  )
  const stack = session.keep(await startStack({ variables: process.env, say: console.log }))
  // Only in the demo's own database: nobody wants invented orders in their own.
  if (!process.env.DATABASE_URL && (await seedHistory(stack.environment.DATABASE_URL ?? '')) > 0)
    console.log('The shop has a past: some months of orders.')
  const { environment, port } = stack
  if (!isDevelopment) await buildIfChanged(environment, console.log)
  const mode = isDevelopment ? 'dev' : 'start'
  const shop = session.keep(await startShop({ mode, port, environment }))
  console.log(welcome(stack))
  console.error(await Promise.race([stack.crashed, shop.crashed]))
  return 1
}

await runSession(demo, { interruptedCode: 0 })

function welcome({ origin }: Stack): string {
  return `
  The shop is open:  ${origin}

  customer       ${CUSTOMER.email}  ${CUSTOMER.password}
  administrator  ${ADMINISTRATOR.email}   ${ADMINISTRATOR.password}

  Ctrl-C closes it.
`
}
