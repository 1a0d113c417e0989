// Applies the migrations that a database lacks, as `prisma migrate deploy` does, with the engine and the history table of
// Prisma but without its command line, which a release would have to carry.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import nextEnv from '@next/env'
import { parseUrl, startEngine } from './schema-engine.mjs'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })

const baseDir = resolve('prisma/migrations')
const LOCKFILE = 'migration_lock.toml'
const FILE = 'migration.sql'

const read = (...path) => readFileSync(join(baseDir, ...path), 'utf8')
const migrationDirectories = readdirSync(baseDir)
  .filter((name) => existsSync(join(baseDir, name, FILE)))
  .sort()
  .map((name) => ({
    path: name,
    migrationFile: { path: FILE, content: { tag: 'ok', value: read(name, FILE) } },
  }))

try {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set')
  const engine = await startEngine(parseUrl(process.env.DATABASE_URL))
  const { appliedMigrationNames: applied } = await engine.applyMigrations({
    migrationsList: {
      baseDir,
      lockfile: { path: LOCKFILE, content: read(LOCKFILE) },
      shadowDbInitScript: '',
      migrationDirectories,
    },
    filters: { externalTables: [], externalEnums: [] },
  })
  for (const name of applied) console.log(`applied ${name}`)
  console.log(`${migrationDirectories.length} migrations, ${applied.length} of them new`)
  process.exit(0)
} catch (error) {
  console.error(
    `The migrations do not apply: ${globalThis.PRISMA_WASM_PANIC_REGISTRY?.message || error.message}`,
  )
  process.exit(1)
}
