import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '@/local/build'
import { type ShopServer, startShop } from '@/local/shop'
import { type Stack, startStack } from '@/local/stack'

const ANY_PORT = { PORT: '0', POSTGRES_PORT: '0', AUTH_EMULATOR_PORT: '0', REALTIME_DATABASE_PORT: '0' }

export type BenchShop = { stack: Stack; server: ShopServer; origin: string }

/** Runs `measure` with the built shop, a database of its own and the demo catalog. */
export const withShop = <Result>(
  measure: (shop: BenchShop) => Promise<Result>,
  variables: Record<string, string> = {},
): Promise<Result> =>
  withStack(async (stack) => {
    const server = await startServer(stack, variables)
    const crash = server.crashed.then((words): never => {
      throw new Error(words)
    })
    try {
      return await Promise.race([measure({ stack, server, origin: stack.origin }), crash])
    } finally {
      await server.stop()
    }
  })

/** Measures the shop that runs at SHOP_ORIGIN, else a shop as `withShop` starts it. */
export const withOrigin = <Result>(measure: (origin: string) => Promise<Result>): Promise<Result> =>
  process.env.SHOP_ORIGIN ? measure(process.env.SHOP_ORIGIN) : withShop(({ origin }) => measure(origin))

/**
 * Runs `measure` with everything that the shop needs, and the shop built. Ports and DATA_DIR may be given, so that
 * another run needs no new build.
 */
export async function withStack<Result>(measure: (stack: Stack) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const given = { ...ANY_PORT, DATA_DIR: dataDir, ...process.env }
  const stack = await startStack({ variables: given, durable: false })
  try {
    await buildIfChanged(stack.environment, console.log)
    return await measure(stack)
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export function startServer(stack: Stack, variables: Record<string, string> = {}): Promise<ShopServer> {
  const environment = { ...stack.environment, LOG_LEVEL: 'silent', ...variables }
  return startShop({ mode: 'start', port: stack.port, environment, show: false })
}

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
  const accounts = `http://${environment.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`
  const answer = await fetch(`${accounts}:batchCreate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ users }),
  })
  if (!answer.ok) throw new Error(`creating accounts: ${answer.status} ${await answer.text()}`)
  return users.map(({ localId, email }) => ({
    uid: localId,
    email,
    authorization: `Bearer ${unsignedToken(project ?? '', localId, email)}`,
  }))
}

function unsignedToken(project: string, uid: string, email: string): string {
  const now = Math.floor(Date.now() / 1_000)
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    email,
    firebase: { identities: {}, sign_in_provider: 'password' },
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
