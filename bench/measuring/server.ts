import { join } from 'node:path'
import { freePort } from '@/local/ports'
import { type Postgres, startPostgres } from '@/local/postgres/server'
import { PROJECT_ROOT } from '@/local/project'

/** A PostgreSQL for the benchmarks, whose data stays in .data/bench (or BENCH_DATA) for the next run. */
export const startBenchServer = async (database: string): Promise<Postgres> =>
  startPostgres({
    dataDir: process.env.BENCH_DATA ?? join(PROJECT_ROOT, '.data', 'bench'),
    port: await freePort(),
    database,
  })
