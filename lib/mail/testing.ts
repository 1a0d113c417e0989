import { log } from '@/lib/core/log'
import { startResend } from '@/local/resend/server'

/** Resend's stand-in, and a shop that is configured to use it. Call it before anything reads the environment. */
export async function aShopWithResend() {
  const resend = await startResend({ port: 0, apiKey: 're_test' })
  log.level = 'silent'
  Object.assign(process.env, {
    SHOP_MODE: 'demo',
    SHOP_ORIGIN: 'http://127.0.0.1:3000',
    FIREBASE_PROJECT_ID: 'demo-trakt',
    FIREBASE_API_KEY: 'demo',
    FIREBASE_AUTH_DOMAIN: 'demo-trakt.firebaseapp.com',
    FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=demo-trakt',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: resend.url,
    CONTACT_BLOCKED_SENDERS: 'spammer@example.com, @spam.example',
  })
  return resend
}
