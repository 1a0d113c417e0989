import { defineConfig } from 'prisma/config'

// The command line only generates the client, which needs no engine; it would download one before, and takes any program.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
