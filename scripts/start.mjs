// `npm start` serves a hosted shop: it refuses demo settings, and listens where HOST and PORT say. JavaScript, because it
// runs before anything is compiled; the other settings are checked by lib/site/startup before the first answer.
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
const { HOST: host = '', PORT: port = '' } = process.env

const refused = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_DATABASE_EMULATOR_HOST'].filter(
  (name) => process.env[name],
)
for (const name of ['PAYPAL_BASE_URL', 'RESEND_BASE_URL']) {
  const address = process.env[name] ?? ''
  if (/^https?:\/\/(127\.|localhost\b|\[::1\])/.test(address)) refused.push(name)
}
if (process.env.SHOP_MODE === 'demo') refused.unshift('SHOP_MODE=demo')
if (refused.length > 0)
  endStart(
    `npm start serves a configured host and refuses the demo's stand-ins: unset ${refused.join(', ')} here and in the .env files, or run npm run demo.`,
  )
if (host && host !== 'localhost' && !isIP(host))
  endStart('HOST: must be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::')
if (port && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
  endStart('PORT: must be a number of at most 65535')

process.env.HOSTNAME = host || '127.0.0.1'
process.env.PORT = port || '3000'
// Next writes it into a release (`npm run release`), which brings its packages and no command line.
const standalone = new URL('../server.js', import.meta.url)
if (existsSync(standalone)) {
  const { commit } = JSON.parse(readFileSync(new URL('../release.json', import.meta.url), 'utf8'))
  process.env.SHOP_COMMIT ||= commit
  await import(standalone.href)
} else {
  await startNext()
}

async function startNext() {
  const { HOSTNAME, PORT } = process.env
  // As in a release: to read next.config.ts anew, Next would load its compiler, which takes 50 MB.
  const built = '.next/required-server-files.json'
  if (existsSync(built))
    process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
      JSON.parse(readFileSync(built, 'utf8')).config,
    )
  const address = ['--hostname', HOSTNAME, '--port', PORT]
  process.argv = [process.execPath, 'next', 'start', ...address, ...process.argv.slice(2)]
  await import('next/dist/bin/next')
}

function endStart(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
