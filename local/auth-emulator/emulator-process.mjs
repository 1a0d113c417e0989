// The Firebase Auth emulator of firebase-tools in a process of its own, without its command line: that takes 8 seconds
// to start, mostly for parts that the shop does not use.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

const SAVE_EVERY_MS = 3_000
/** Calls that neither the shop nor a test makes: each takes time to prepare. */
const UNUSED =
  /tenants|Saml|Idp(?!$)|passkey|mfa|GameCenter|verifyIosClient|identityPlatform|createAuthUri|EmailLink|uery/

const [host, portText, projectId, accountsFile] = process.argv.slice(2)
const port = Number(portText)
const accounts = `http://${host}:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`

function fail(step, error) {
  process.send?.({ failed: step, reason: error.message.split('\n')[0] })
  process.exit(1)
}

/** The saved text and its accounts; read before the emulator starts, which takes seconds. */
async function readAccounts() {
  try {
    const text = await readFile(accountsFile, 'utf8')
    return { text, users: text ? JSON.parse(text).users : [] }
  } catch (error) {
    if (error.code !== 'ENOENT') fail('restore', error)
    return { text: '', users: [] }
  }
}
const { text, users } = await readAccounts()
let saved = text

const require = createRequire(import.meta.url)
const { default: specification } = require('firebase-tools/lib/emulator/auth/apiSpec')
for (const path of Object.keys(specification.paths)) {
  if (UNUSED.test(path)) delete specification.paths[path]
}
const { AuthEmulator, SingleProjectMode } = require('firebase-tools/lib/emulator/auth')

async function ask(action, body) {
  const response = await fetch(`${accounts}:${action}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return JSON.parse(text)
}

/** The emulator has started a moment before it listens. */
async function waitUntilListening() {
  for (let tries = 0; !(await fetch(`http://${host}:${port}/`).catch(() => undefined)); tries++) {
    if (tries === 500) throw new Error('it does not listen')
    await sleep(10)
  }
}

/** Replaces the file as a whole, so that a full disk or a crash leaves the previous file. */
async function save() {
  const { users = [] } = await ask('batchGet?maxResults=-1')
  const text = `${JSON.stringify({ users }, null, 2)}\n`
  if (text === saved) return
  await writeFile(`${accountsFile}.new`, text, { mode: 0o600 })
  await rename(`${accountsFile}.new`, accountsFile)
  saved = text
}

let saving = Promise.resolve()
function saveInTurn() {
  saving = saving.then(save).catch((error) => process.stderr.write(`Accounts not saved: ${error.message}\n`))
  return saving
}

async function end() {
  await saveInTurn()
  process.exit(0)
}

try {
  await new AuthEmulator({ host, port, projectId, singleProjectMode: SingleProjectMode.NO_WARNING }).start()
  await waitUntilListening()
} catch (error) {
  fail('start', error)
}
if (users.length > 0) {
  await ask('batchCreate', JSON.stringify({ users })).catch((error) => fail('restore', error))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, end)
setInterval(saveInTurn, SAVE_EVERY_MS)
process.send?.({ ready: true })
