import nextEnv from '@next/env'
import { defineConfig } from 'prisma/config'

// The database of the .env files is the one that the shop itself will use.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })

// The CLI would download a native schema engine; the registry's WebAssembly build takes its place.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= new URL(
  './scripts/prisma-schema-engine.mjs',
  import.meta.url,
).pathname

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:54320/trakt' },
})
