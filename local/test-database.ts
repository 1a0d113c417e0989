import pg from 'pg'
import { inject } from 'vitest'
import { type Template, templateName } from './test-database-names'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's maintenance database. */
    postgresUrl: string
  }
}

let made = 0

/**
 * A database of its own, copied from a template in some 50 ms. A `*.db.test.ts` file finds one in `DATABASE_URL`
 * already; this is for the test that needs another.
 */
export async function freshDatabase(template: Template = 'catalogue'): Promise<string> {
  // The name comes back when the next file runs in this worker, and takes the place of what was left.
  const name = `shop_test_${process.env.VITEST_POOL_ID ?? '0'}_${made++}`
  const server = inject('postgresUrl')
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName(template)} STRATEGY file_copy`)
  } finally {
    await client.end()
  }
  const url = new URL(server)
  url.pathname = name
  return url.href
}
