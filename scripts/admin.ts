// What an administrator does at the server: roles, a lost second factor, and invoices after an older backup was restored.

import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { changeAdmin } from '@/lib/customers/account/admins.service'
import { AdminError, listAdmins } from '@/lib/platform/identity/admins.service'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { skipNumbersTo } from '@/lib/sales/invoices/issuing/skip-numbers.service'
import { resetFactorFromShell } from '@/lib/shop/staff/service'

const USAGE =
  'Usage: admin grant <email> | revoke <email> | reset-factor <email> | list | next-invoice "FV 42/11/2026" [--yes]'

async function run([command, argument, flag]: string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (command === 'list') {
    for (const admin of await listAdmins(identityProvider())) console.log(admin)
    return
  }
  if (!argument) throw new AdminError(USAGE)
  if (command === 'next-invoice') return goOnWith(argument, flag === '--yes')
  const by = userInfo().username
  const email = argument.trim()
  const outcome = await changeOf(command, { email, by })
  console.log(JSON.stringify({ time: new Date().toISOString(), event: `admin.${command}`, ...outcome, by }))
}

function changeOf(command: string | undefined, who: { email: string; by: string }) {
  if (command === 'reset-factor') return resetFactorFromShell(identityProvider(), who)
  if (command !== 'grant' && command !== 'revoke') throw new AdminError(USAGE)
  return changeAdmin(identityProvider(), { command, ...who })
}

async function goOnWith(number: string, isConfirmed: boolean): Promise<void> {
  const skipped = await skipNumbersTo(number, { by: userInfo().username, isConfirmed })
  if (!skipped) return console.log(`The next number is ${number} anyway: nothing to do.`)
  const { first, last, count } = skipped
  console.log(
    isConfirmed
      ? `${first} to ${last} (${count}) are noted as given out before. The next number is ${number}.`
      : `This would note ${first} to ${last} (${count}) as given out before, for good. To do it, add --yes.`,
  )
}

try {
  await run(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  const { message = String(error), code } = (error ?? {}) as { message?: string; code?: string }
  if (error instanceof AdminError || !code) return message
  if (!/^(auth|app)\//.test(code)) return `${message} (${code})`
  return `The identity provider refused (${code}): check FIREBASE_PROJECT_ID, FIREBASE_SERVICE_ACCOUNT and the network.`
}
