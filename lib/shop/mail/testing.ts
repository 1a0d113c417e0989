import { mails } from '@/lib/site/mails'
import { openOutbox } from './outbox.service'

/** Sends every mail that waits, as the background of a server does. */
export async function sendMails(): Promise<void> {
  const outbox = openOutbox(mails)
  while ((await outbox.round()) > 0);
  await outbox.close()
}
