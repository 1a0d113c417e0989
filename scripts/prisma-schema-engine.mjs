#!/usr/bin/env node
// The engine behind the JSON-RPC-over-stdio interface of the native binary that the Prisma CLI would download.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { administer, parseUrl, startEngine } from './schema-engine.mjs'

const { values, positionals } = parseArgs({
  options: { datamodels: { type: 'string', multiple: true }, datasource: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const connection = parseUrl(JSON.parse(values.datasource ?? '{}').url)
const datamodels = values.datamodels?.map((path) => [path, readFileSync(path, 'utf8')])

async function runDatabaseCommand(command) {
  const sql = { 'create-database': 'CREATE DATABASE', 'drop-database': 'DROP DATABASE' }[command]
  try {
    if (sql)
      await administer(connection, (client) =>
        client.query(`${sql} ${client.escapeIdentifier(connection.database)}`),
      )
    else await administer(connection, () => {}, connection.database)
  } catch (error) {
    const code = error.code === '3D000' ? 'P1003' : 'P1001' // unknown database : unreachable server
    const fields = { message: error.message, error_code: code }
    // The CLI skips the first line of stderr and reads the rest as JSON.
    process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}`)
    process.exitCode = 1
  }
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

if (positionals[0] === 'cli') await runDatabaseCommand(positionals[1])
else await serve(await startEngine(connection, datamodels))
