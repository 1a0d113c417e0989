import { defineConfig } from 'prisma/config'

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
