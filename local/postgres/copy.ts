import pg from 'pg'

/** The name of the copy that the tests make of the demo's database before anybody uses it, for shops of their own. */
export const PRISTINE = 'pristine'

/** Copies a database within its server, over the one that has the name already, and returns the address of the copy. */
export async function copyDatabase(url: string, original: string, copy: string): Promise<string> {
  const client = new pg.Client(inDatabase(url, 'postgres'))
  await client.connect()
  try {
    await client.query(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${copy} TEMPLATE ${original}`)
  } finally {
    await client.end()
  }
  return inDatabase(url, copy)
}

/** The address of another database of the same server. */
export function inDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = database
  return other.href
}

/** What the databases of tests are copies of: `catalogue` has the demo catalog, `tables` only the empty tables. */
export type Template = 'catalogue' | 'tables'
export const templateName = (template: Template) => `template_${template}`
