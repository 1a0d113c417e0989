import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { emulatorToken } from '@/local/auth-emulator/token'
import { buildIfChanged } from '@/local/build'
import { type ShopServer, startShop } from '@/local/shop'
import { type Stack, startScratchStack } from '@/local/stack'

export type BenchShop = { stack: Stack; server: ShopServer; origin: string; firstPageMs: number }

/** Runs `measure` with the built shop, a database of its own and the demo catalog. The environment may give ports and DATA_DIR. */
export async function withShop<Result>(
  measure: (shop: BenchShop) => Promise<Result>,
  variables: Record<string, string> = {},
): Promise<Result> {
  const stack = await startScratchStack(process.env)
  try {
    await buildIfChanged(stack.environment, console.log)
    const environment = { ...stack.environment, LOG_LEVEL: 'silent', ...variables }
    const [server, firstPageMs] = await Promise.all([
      startShop({ mode: 'start', port: stack.port, environment, show: false }),
      timeUntilPage(stack.origin),
    ])
    const crash = server.crashed.then((words): never => {
      throw new Error(words)
    })
    try {
      return await Promise.race([measure({ stack, server, origin: stack.origin, firstPageMs }), crash])
    } finally {
      await server.stop()
    }
  } finally {
    await stack.stop()
  }
}

async function timeUntilPage(address: string): Promise<number> {
  const began = performance.now()
  const isSent = () => fetch(address).then(async (answer) => (await answer.text()) && answer.ok)
  while (performance.now() - began < 60_000 && !(await isSent().catch(() => false))) await sleep(10)
  return performance.now() - began
}

/** Measures the shop that runs at SHOP_ORIGIN, else a shop as `withShop` starts it. */
export const withOrigin = <Result>(measure: (origin: string) => Promise<Result>): Promise<Result> =>
  process.env.SHOP_ORIGIN ? measure(process.env.SHOP_ORIGIN) : withShop(({ origin }) => measure(origin))

/** Milliseconds of processor that a process has used so far; NaN where the system does not tell (only Linux does). */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // in hundredths of a second on every Linux that Node runs on
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export type Buyer = { uid: string; email: string; authorization: string }

/** Accounts of the emulator, and for each a token as it issues them: without a signature. */
export async function createBuyers({ environment }: Stack, count: number): Promise<Buyer[]> {
  const project = environment.FIREBASE_PROJECT_ID
  const users = Array.from({ length: count }, () => {
    const localId = randomUUID()
    return { localId, email: `${localId}@bench.example` }
  })
  const emulator = `http://${environment.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`
  const answer = await fetch(`${emulator}/v1/projects/${project}/accounts:batchCreate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ users }),
  })
  if (!answer.ok) throw new Error(`creating accounts: ${answer.status} ${await answer.text()}`)
  return users.map(({ localId, email }) => ({
    uid: localId,
    email,
    authorization: `Bearer ${emulatorToken(project ?? '', { uid: localId, email })}`,
  }))
}
