import { setUpDemo } from '@/lib/core/runtime/testing'
import { mails } from '@/lib/mails'
import { startResend } from '@/local/resend/server'
import { openOutbox } from './outbox'

/** Resend's stand-in, and a shop that is configured to use it. Call it before anything reads the environment. */
export async function aShopWithResend() {
  const resend = await startResend({ port: 0, apiKey: 're_test' })
  setUpDemo({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: resend.url,
    STAFF_MAIL: 'biuro@trakt.example, magazyn@trakt.example',
    CONTACT_BLOCKED_SENDERS: 'spammer@example.com, @spam.example',
  })
  return resend
}

/** Sends every mail that waits, as the background of a server does. */
export async function sendMails(): Promise<void> {
  const outbox = await openOutbox(mails)
  while ((await outbox.round()) > 0);
  await outbox.close()
}
