// Grants and revokes the administrator's claim:
//   node --conditions=react-server --import tsx scripts/admin.ts grant|revoke|list [email]
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { changeAdmin } from '@/lib/account/admins'
import { AdminError, listAdmins } from '@/lib/identity/admins'
import { identityProvider } from '@/lib/identity/firebase/firebase-admin'

const USAGE = 'Usage: admin grant <email> | revoke <email> | list'

async function run([command, email]: string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (command === 'list') {
    for (const admin of await listAdmins(identityProvider())) console.log(admin)
    return
  }
  if ((command !== 'grant' && command !== 'revoke') || !email) throw new AdminError(USAGE)
  const by = userInfo().username
  const outcome = await changeAdmin(identityProvider(), { command, email: email.trim(), by })
  console.log(JSON.stringify({ time: new Date().toISOString(), event: `admin.${command}`, ...outcome, by }))
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
  return `The identity provider refused (${code}): check FIREBASE_PROJECT_ID, FIREBASE_SERVICE_ACCOUNT and the network.`
}
