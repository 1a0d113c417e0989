import { inject } from 'vitest'
import { copyDatabase, type Template, templateName } from '../postgres/copy'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's maintenance database. */
    postgresUrl: string
    /** A folder for the files of the tests' shops; it goes when the tests end. */
    filesOfShops: string
    /** Answers once the emulator of the accounts runs. */
    accounts: string
    /** Addresses of what stands for Firebase in the tests' shops. */
    authEmulator: string
    realtimeDatabase: string
  }
}

let others = 0

/** Creates the database of the test file that begins; the next file in this worker gets a new one of the same name. */
export const createFileDatabase = () => create(`shop_test_${worker()}`, 'catalogue')

/** Creates a database from a template, for tests that need another one than that in `DATABASE_URL`. */
export const freshDatabase = (template: Template = 'catalogue') =>
  // Few are made; the next worker with this number replaces them.
  create(`shop_test_${worker()}_${others++}`, template)

const worker = () => process.env.VITEST_POOL_ID ?? '0'

const create = (name: string, template: Template) =>
  copyDatabase(inject('postgresUrl'), templateName(template), name)
