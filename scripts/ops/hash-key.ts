import nextEnv from '@next/env'
import { variable } from '@/lib/platform/runtime/env'
import { hashKeyOfDatabase } from '@/lib/platform/runtime/keyed-hash'

/**
 * Prints the line that a file of settings without HASH_KEY lacks. The file is read as the servers read it, which put
 * variables into it: the address must be theirs to the letter.
 */
export function printMissingHashKey(): boolean {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
  if (!variable('HASH_KEY'))
    console.log(`\n# Keeps links in sent mails.\nHASH_KEY=${hashKeyOfDatabase(variable('DATABASE_URL'))}`)
  return true
}
