#!/usr/bin/env node
// Prisma's schema engine as the WebAssembly build that the npm registry ships, behind the
// JSON-RPC-over-stdio interface of the native binary that the Prisma CLI would download.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

const require = createRequire(import.meta.url)

const CHAR_OID = 18
const TEXT_OID = 25
const CHAR_MARK = '\u0000char'
const { prototype: Result } = require('pg/lib/result')
const addFields = Result.addFields
Result.addFields = function (fields) {
  for (const field of fields) {
    if (field.dataTypeID !== CHAR_OID) continue
    field.dataTypeID = TEXT_OID
    field.name += CHAR_MARK
  }
  return addFields.call(this, fields)
}

const { values, positionals } = parseArgs({
  options: { datamodels: { type: 'string', multiple: true }, datasource: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const connection = parseUrl(JSON.parse(values.datasource ?? '{}').url)

/** Separate fields, because the adapter overrides only `database` for its shadow database. */
function parseUrl(url) {
  if (!url) return {}
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    ssl: tls(searchParams.get('sslmode')),
  }
}

/** libpq's sslmode: `require` encrypts; `verify-ca` and `verify-full` also check the certificate. */
function tls(mode) {
  if (!mode || ['disable', 'allow', 'prefer'].includes(mode)) return undefined
  return { rejectUnauthorized: mode.startsWith('verify') }
}

/** Runs `work` on the server's maintenance database. */
async function administer(work, database = 'postgres') {
  const client = new pg.Client({ ...connection, database })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function runDatabaseCommand(command) {
  const sql = { 'create-database': 'CREATE DATABASE', 'drop-database': 'DROP DATABASE' }[command]
  try {
    if (sql)
      await administer((client) => client.query(`${sql} ${client.escapeIdentifier(connection.database)}`))
    else await administer(() => {}, connection.database)
  } catch (error) {
    const code = error.code === '3D000' ? 'P1003' : 'P1001' // unknown database : unreachable server
    const fields = { message: error.message, error_code: code }
    // The CLI skips the first line of stderr and reads the rest as JSON.
    process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}`)
    process.exitCode = 1
  }
}

async function startEngine() {
  const wasm = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
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
  const datamodels = values.datamodels?.map((path) => [path, readFileSync(path, 'utf8')])
  const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogPg(connection))
  return bindings.SchemaEngine.new({ datamodels }, () => {}, adapter)
}

async function serve(engine) {
  const reply = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue
    const { id, method, params } = JSON.parse(line)
    try {
      const result = await engine[method === 'getDatabaseVersion' ? 'version' : method](params)
      if (method === 'diff' && result?.stdout) reply({ method: 'print', params: { content: result.stdout } })
      reply({ id, result: result ?? null })
    } catch (error) {
      const message = globalThis.PRISMA_WASM_PANIC_REGISTRY.message || error.message
      const data = { is_panic: false, message, meta: error.meta ?? null, error_code: error.code }
      reply({ id, error: { code: 4466, message, data } })
    }
  }
}

/** The engine reads PostgreSQL's one-byte "char" columns from the catalog; adapter-pg 7.10 does not know that type. */
class CatalogPg extends PrismaPg {
  async connect() {
    return fixAdapter(await super.connect())
  }

  /** Replaces the adapter's method, which drops the shadow database while its pool still has a session. */
  async connectToShadowDb() {
    const database = `prisma_shadow_${randomUUID()}`
    await administer((client) => client.query(`CREATE DATABASE "${database}"`))
    const shadow = await new PrismaPg({ ...connection, database }).connect()
    const dispose = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await dispose()
      await administer((client) => client.query(`DROP DATABASE "${database}" WITH (FORCE)`))
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

if (positionals[0] === 'cli') await runDatabaseCommand(positionals[1])
else await serve(await startEngine())
