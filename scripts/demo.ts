import { parseArgs } from 'node:util'
import { ADMINISTRATOR, CUSTOMER } from '@/local/auth-emulator/accounts'
import { buildIfChanged } from '@/local/build'
import { startShop } from '@/local/shop'
import { type Stack, startStack } from '@/local/stack'
import { seedHistory } from './seed/history'
import { runSession, type Session } from './session'

const { values: wanted } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    /** Starts only the services around the shop; the shop itself is started by hand. */
    services: { type: 'boolean', default: false },
  },
})

await runSession(async (session) => {
  console.log(
    'Starting PostgreSQL, the auth emulator and the stand-ins for the realtime database and PayPal…',
  )
  const stack = session.keep(await startStack({ variables: process.env, say: console.log }))
  // Only in the demo's own database: nobody wants invented orders in their own.
  if (!process.env.DATABASE_URL && (await seedHistory(stack.environment.DATABASE_URL ?? '')) > 0)
    console.log('The shop has a past: some months of orders.')
  if (wanted.services) {
    console.log(
      Object.entries(stack.environment)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    )
    return waitUntilStopped(session, [stack.crashed])
  }
  const { environment, port } = stack
  if (!wanted.dev) await buildIfChanged(environment, console.log)
  const shop = session.keep(await startShop({ mode: wanted.dev ? 'dev' : 'start', port, environment }))
  console.log(welcome(stack))
  return waitUntilStopped(session, [stack.crashed, shop.crashed])
})

async function waitUntilStopped({ interrupted }: Session, crashes: Promise<string>[]): Promise<number> {
  const reason = await Promise.race([interrupted, ...crashes])
  if (!reason) return 0
  console.error(reason)
  return 1
}

function welcome({ origin }: Stack): string {
  return `
  The shop is open:  ${origin}

  customer       ${CUSTOMER.email}  ${CUSTOMER.password}
  administrator  ${ADMINISTRATOR.email}   ${ADMINISTRATOR.password}

  Ctrl-C closes it.
`
}
