// Prisma's schema engine as the WebAssembly build that the npm registry ships.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

const fromPackages = createRequire(import.meta.url)

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

/** Separate fields, because the adapter overrides only `database` for its shadow database. */
export function parseUrl(url) {
  if (!url) return {}
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    ssl: tls(searchParams.get('sslmode'), searchParams.get('sslrootcert')),
  }
}

/** As `pg` reads libpq's sslmode: what encrypts also checks the certificate. */
function tls(mode, authorities) {
  if (!mode || ['disable', 'allow', 'prefer'].includes(mode)) return undefined
  return authorities ? { ca: readFileSync(authorities, 'utf8') } : {}
}

/** Runs `work` in a database of that server, without a name in its maintenance database. */
export async function administer(connection, work, database = 'postgres') {
  const client = new pg.Client({ ...connection, database })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Starts the engine for a database; `datamodels` are what schema files hold, each with its path. */
export async function startEngine(connection, datamodels) {
  const wasm = fromPackages.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {
    './schema_engine_bg.js': bindings,
  })
  bindings.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    message: '',
    set_message(text) {
      this.message = text
    },
  }
  const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogPg(connection))
  return bindings.SchemaEngine.new({ datamodels }, () => {}, adapter)
}

/** The engine reads PostgreSQL's one-byte "char" columns from the catalog; adapter-pg 7.10 does not know that type. */
class CatalogPg extends PrismaPg {
  #connection

  constructor(connection) {
    super(connection)
    this.#connection = connection
  }

  async connect() {
    return fixAdapter(await super.connect())
  }

  /** Replaces the adapter's method, which drops the shadow database while its pool still has a session. */
  async connectToShadowDb() {
    const database = `prisma_shadow_${randomUUID()}`
    await administer(this.#connection, (client) => client.query(`CREATE DATABASE "${database}"`))
    const shadow = await new PrismaPg({ ...this.#connection, database }).connect()
    const dispose = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await dispose()
      await administer(this.#connection, (client) => client.query(`DROP DATABASE "${database}" WITH (FORCE)`))
    }
    return fixAdapter(shadow)
  }
}

function fixAdapter(adapter) {
  // The adapter's method splits a script at every semicolon, even in comments and function bodies, and runs the pieces
  // one by one: a failing migration would stay half applied. Sent as one query, the script is one transaction.
  adapter.executeScript = async (script) => {
    await adapter.client.query(script).catch((error) => adapter.onError(error))
  }
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
