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
  const shared: Record<string, string> = { DATA_DIR: dataDir }
  for (const name of ['PORT', 'POSTGRES_PORT', 'AUTH_EMULATOR_PORT', 'REALTIME_DATABASE_PORT'])
    shared[name] = String(await freePort())
  const rows: Row[] = []
  try {
    for (const name of names) {
      const began = performance.now()
      await deleteReport(name)
      const { output } = await run(process.execPath, [...TYPESCRIPT, 'bench/run.ts', name], {
        env: { ...shared, ...process.env },
      })
      const measured = await readReport(name)
      console.log(`${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`)
      if (measured) rows.push(...measured)
      else {
        console.error(`${name} failed:\n${output}`)
        process.exitCode = 1
      }
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return rows
}
