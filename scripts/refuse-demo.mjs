// `npm start` is for a hosted shop: it refuses demo settings before the server listens.
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })

const refused = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_DATABASE_EMULATOR_HOST'].filter(
  (name) => process.env[name],
)
for (const name of ['PAYPAL_BASE_URL', 'RESEND_BASE_URL']) {
  const address = process.env[name] ?? ''
  if (/^https?:\/\/(127\.|localhost\b|\[::1\])/.test(address)) refused.push(name)
}
if (process.env.SHOP_MODE === 'demo') refused.unshift('SHOP_MODE=demo')

if (refused.length > 0) {
  console.error(
    `npm start serves a configured host and refuses the demo's stand-ins: unset ${refused.join(', ')} here and in the .env files, or run npm run demo.`,
  )
  process.exit(1)
}
