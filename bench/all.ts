import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/local/ports'
import { run } from '@/local/processes'
import { TYPESCRIPT } from '@/local/project'
import { deleteReport, readReport } from './report'
import type { Row } from './rows'

/**
 * Runs benches one after the other, each in a process of its own, with one folder and the same ports, so that the shop
 * is built once. What a failed one printed is shown, and the others still run.
 */
export async function benchAll(names: string[]): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: process.env.DATA_DIR ?? dataDir }
  for (const name of ['PORT', 'POSTGRES_PORT', 'AUTH_EMULATOR_PORT', 'REALTIME_DATABASE_PORT'])
    env[name] ??= String(await freePort())
  const rows: Row[] = []
  for (const name of names) {
    await deleteReport(name)
    const { output } = await run(process.execPath, [...TYPESCRIPT, 'bench/run.ts', name], { env })
    const measured = await readReport(name)
    rows.push(...(measured ?? []))
    if (measured) continue
    console.error(`${name} failed:\n${output}`)
    process.exitCode = 1
  }
  await rm(dataDir, { recursive: true, force: true })
  return rows
}
