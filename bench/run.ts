// npm run bench            all benches, one table
// npm run bench -- NAME    one of them
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/local/ports'
import { run } from '@/local/processes'
import { PROJECT_ROOT, TYPESCRIPT } from '@/local/project'
import { printRows, type Row } from './rows'

// Each is loaded when it is run: those that call the shop's own modules set variables that others take for the shop's.
/** In the order in which all are run: what fills the database comes last. */
const benches: Record<string, () => Promise<Row[]>> = {
  pages: async () => (await import('./pages')).benchPages(),
  calls: async () => (await import('./pages')).benchCalls(),
  scripts: async () => (await import('./scripts')).benchScripts(),
  vitals: async () => (await import('./vitals')).benchVitals(),
  transitions: async () => (await import('./transitions')).benchTransitions(),
  throttled: async () => (await import('./throttled')).benchThrottled(),
  cart: async () => (await import('./buying')).benchCart(),
  checkout: async () => (await import('./buying')).benchCheckout(),
  selling: async () => (await import('./buying')).benchSelling(),
  memory: async () => (await import('./memory')).benchMemory(),
  orders: async () => (await import('./orders')).benchOrders(),
  import: async () => (await import('./import')).benchImport(),
  reading: async () => (await import('./reading')).benchReading(),
  fitment: async () => (await import('./fitment')).benchFitment(),
  catalogue: async () => (await import('./catalogue')).benchCatalogue(),
}

const FOLDER = join(PROJECT_ROOT, 'test-results', 'bench')
const reportOf = (name: string) => join(FOLDER, `${name}.json`)

async function writeReport(name: string, rows: Row[]): Promise<void> {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const machine = { processors: availableParallelism(), gigabytes, load: loadavg() }
  await mkdir(FOLDER, { recursive: true })
  await writeFile(reportOf(name), JSON.stringify({ date: new Date().toISOString(), machine, rows }, null, 2))
}

/**
 * Runs the benches one after the other, each in a process of its own, with one folder and the same ports, so that the shop
 * is built once. What a failed one printed is shown, and the others still run.
 */
async function benchAll(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: process.env.DATA_DIR ?? dataDir }
  for (const name of ['PORT', 'POSTGRES_PORT', 'AUTH_EMULATOR_PORT', 'REALTIME_DATABASE_PORT'])
    env[name] ??= String(await freePort())
  const rows: Row[] = []
  for (const name of Object.keys(benches)) {
    await rm(reportOf(name), { force: true })
    const { output } = await run(process.execPath, [...TYPESCRIPT, 'bench/run.ts', name], { env })
    // missing when it did not come to its end
    const report = await readFile(reportOf(name), 'utf8').catch(() => undefined)
    if (report) rows.push(...JSON.parse(report).rows)
    else {
      console.error(`${name} failed:\n${output}`)
      process.exitCode = 1
    }
  }
  await rm(dataDir, { recursive: true, force: true })
  return rows
}

const [name] = process.argv.slice(2)
const bench = name === undefined ? benchAll : benches[name]
if (!bench) {
  console.error(`${name} is not measured. These are: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  try {
    const rows = await bench()
    await writeReport(name ?? 'all', rows)
    printRows(rows)
    if (!rows.every(({ isKept }) => isKept)) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
