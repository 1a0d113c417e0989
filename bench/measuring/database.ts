import { join } from 'node:path'
import { db, guardPool, mainPool } from '@/lib/platform/database/db'
import { freePort } from '@/local/ports'
import { migrate } from '@/local/postgres/migrations'
import { startPostgres } from '@/local/postgres/server'
import { PROJECT_ROOT } from '@/local/project'
import { seedCatalogue } from '@/scripts/seed/seed'

/**
 * Runs `work` with the shop's modules on a PostgreSQL for benchmarks, whose data stays in .data/bench (or BENCH_DATA) for
 * the next run. `products` fill the catalog up to that number; 0 leaves it empty.
 */
export async function withDatabase<Result>(
  database: string,
  work: (url: string) => Promise<Result>,
  { products }: { products?: number } = {},
): Promise<Result> {
  const { url, stop } = await startPostgres({
    dataDir: process.env.BENCH_DATA ?? join(PROJECT_ROOT, '.data', 'bench'),
    port: await freePort(),
    database,
  })
  process.env.DATABASE_URL = url
  try {
    await migrate(url)
    if (products !== 0) await seedCatalogue(url, { ...(products ? { products } : {}) })
    return await work(url)
  } finally {
    await Promise.all([db().$disconnect(), mainPool().end(), guardPool().end()])
    await stop()
  }
}
