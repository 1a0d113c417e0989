// Prints how schema.prisma differs from the tables of DATABASE_URL, and ends with 2 where it does. It asks Prisma's schema
// engine in the WebAssembly build of the npm registry; Prisma's command line would download a native one.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'

const fromPackages = createRequire(import.meta.url)

// The engine reads PostgreSQL's one-byte "char" columns from the catalog; adapter-pg 7.10 does not know that type. They are
// marked by their names on the way through it.
const CHAR_OID = 18
const TEXT_OID = 25
const CHAR_MARK = '\u0000char'
const { prototype: Result } = fromPackages('pg/lib/result')
const addFields = Result.addFields
Result.addFields = function (fields) {
  for (const field of fields) {
    if (field.dataTypeID !== CHAR_OID) continue
    field.dataTypeID = TEXT_OID
    field.name += CHAR_MARK
  }
  return addFields.call(this, fields)
}

class CatalogPg extends PrismaPg {
  async connect() {
    const adapter = await super.connect()
    const queryRaw = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query)
      result.columnNames.forEach((name, i) => {
        if (!name.endsWith(CHAR_MARK)) return
        result.columnNames[i] = name.slice(0, -CHAR_MARK.length)
        result.columnTypes[i] = ColumnTypeEnum.Character
      })
      return result
    }
    return adapter
  }
}

const wasm = fromPackages.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { './schema_engine_bg.js': bindings })
bindings.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()
globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: console.error }

const connectionString = process.env.DATABASE_URL
const path = 'prisma/schema.prisma'
const files = [{ path, content: readFileSync(path, 'utf8') }]
const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogPg({ connectionString }))
const engine = await bindings.SchemaEngine.new({}, () => {}, adapter)
const { exitCode, stdout } = await engine.diff({
  from: { tag: 'schemaDatasource', files, configDir: process.cwd() },
  to: { tag: 'schemaDatamodel', files },
  script: false,
  exitCode: true,
  shadowDatabaseUrl: null,
  filters: { externalTables: [], externalEnums: [] },
})
console.log(stdout)
process.exit(exitCode)
