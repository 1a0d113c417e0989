import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { LocalError } from './local-error'
import { run } from './processes'
import { PROJECT_ROOT, packageFile } from './project'

const STAMP = join(PROJECT_ROOT, '.next', 'built-from')
const FOLDERS = ['app', 'components', 'lib', 'messages', 'prisma', 'public']
const FILE =
  /^(next|postcss|tailwind)\.config\.\w+$|^(middleware|instrumentation)(-client)?\.ts$|^(tsconfig|package-lock)\.json$/

/** Builds the shop unless the last build had the same sources, environment and database. */
export async function buildIfChanged(environment: Record<string, string>, say: (line: string) => void) {
  const fingerprint = await fingerprintOf(environment)
  const former = await readFile(STAMP, 'utf8').catch(() => '')
  if (former === fingerprint) return
  say('Building the shop, which takes a minute or two…')
  // Only a later build reads the cache, and to write it takes a sixth of the work: the first build may be the only one.
  await build({ ...environment, SHOP_BUILD_CACHE: former ? 'on' : 'off' })
  await writeFile(STAMP, fingerprint)
}

export async function build(environment: Record<string, string>): Promise<void> {
  await rm(STAMP, { force: true })
  const { ok, output } = await run(process.execPath, [packageFile('next', 'dist', 'bin', 'next'), 'build'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...environment, NODE_ENV: 'production', SHOP_TYPES: 'unchecked' },
  })
  if (/ENOSPC|No space left on device/.test(output) && !ok)
    throw new LocalError(`The disk is full: the build needs about 500 MB in ${join(PROJECT_ROOT, '.next')}.`)
  if (!ok) throw new LocalError(`The shop does not build:\n${output}`)
  const assets = await run(process.execPath, [join(PROJECT_ROOT, 'scripts', 'compress-assets.mjs')])
  if (!assets.ok) throw new LocalError(`The build's scripts cannot be compressed:\n${assets.output}`)
}

async function fingerprintOf(environment: Record<string, string>): Promise<string> {
  const hash = createHash('sha256')
  hash.update(process.version)
  for (const file of await sources()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(PROJECT_ROOT, file)))
  }
  // Prerendered pages contain the catalog and addresses from the environment. The addresses of PayPal and KSeF are read at runtime.
  const { DATABASE_URL = '', PAYPAL_BASE_URL: _, KSEF_BASE_URL: __, ...rest } = environment
  hash.update(JSON.stringify(Object.entries(rest).sort()))
  hash.update(await identityOf(DATABASE_URL))
  return hash.digest('hex')
}

async function sources(): Promise<string[]> {
  const root = (await readdir(PROJECT_ROOT)).filter((name) => FILE.test(name))
  const nested = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    }),
  )
  const files = nested.flat().map((path) => path.slice(PROJECT_ROOT.length + 1))
  return [...root, ...files.filter((file) => !/\.test\.tsx?$|^prisma\/generated/.test(file))].sort()
}

/** Identifies a database, so that another one at the same address is noticed. */
async function identityOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query(
      'SELECT (SELECT system_identifier FROM pg_control_system()), oid FROM pg_database WHERE datname = current_database()',
    )
    return JSON.stringify(rows)
  } finally {
    await client.end()
  }
}
