import { log } from './log'

/** The variables that every shop needs. */
export const required = {
  SHOP_ORIGIN: 'http://127.0.0.1:3000',
  FIREBASE_PROJECT_ID: 'demo-trakt',
  FIREBASE_API_KEY: 'demo',
  FIREBASE_AUTH_DOMAIN: 'demo-trakt.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=demo-trakt',
  HASH_KEY: 'the same in every test, 32 letters',
}

/** Sets the required variables unless the test has set them. */
export function setRequiredVariables(): void {
  for (const [name, value] of Object.entries(required)) process.env[name] ??= value
}

/** Sets up a demo shop with stand-ins and without log output. Call it before anything reads the environment. */
export function setUpDemo(variables: Record<string, string>): void {
  log.level = 'silent'
  Object.assign(process.env, required, { SHOP_MODE: 'demo', ...variables })
}
