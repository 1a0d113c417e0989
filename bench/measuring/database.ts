import { join } from 'node:path'
import { db, guardPool, mainPool } from '@/lib/platform/database/db'
import { freePort } from '@/local/ports'
import { migrate } from '@/local/postgres/migrations'
import { startPostgres } from '@/local/postgres/server'
import { PROJECT_ROOT } from '@/local/project'
import { seedCatalogue } from '@/scripts/seed/seed'

/** Runs `work` on a database of the benches that stays for the next run; `products` fill its catalog up to that number. */
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
