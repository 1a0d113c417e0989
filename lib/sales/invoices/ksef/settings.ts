import 'server-only'
import { type Query, query } from '@/lib/platform/database/query'
import { openSecret, sealSecret } from '@/lib/platform/runtime/keyed-hash'
import { certificateFacts } from './encryption'
import type { KsefMode } from './rules'

type KsefSecret = 'token' | 'certificate-key'

export const sealKsefSecret = (secret: KsefSecret, text: string): string =>
  sealSecret('ksef', Buffer.from(text), secret)

const openKsefSecret = (secret: KsefSecret, sealed: string | null): string | null =>
  sealed && (openSecret('ksef', sealed, secret)?.toString() ?? null)

const selectKsefSettings = (on: Query = query()) =>
  on
    .selectFrom('ksefSettings')
    .select(['mode', 'isSmall', 'tokenSealed', 'certificate', 'certificateKeySealed', 'failureEndedOn'])
    .$narrowType<{ mode: KsefMode }>()

/** How invoices reach KSeF, without the secrets: those are written only. */
export async function readKsefSettings(on?: Query) {
  const { tokenSealed, certificate, certificateKeySealed, ...settings } =
    await selectKsefSettings(on).executeTakeFirstOrThrow()
  return {
    ...settings,
    // a token sealed with a former secret of the shop cannot be opened
    hasToken: openKsefSecret('token', tokenSealed) !== null,
    certificate: certificate && certificateKeySealed ? certificateFacts(certificate) : null,
  }
}
export type KsefSettings = Awaited<ReturnType<typeof readKsefSettings>>

/** The owner's token; null if none was saved, or the shop's secret has changed since. */
export async function ksefToken(): Promise<string | null> {
  const { tokenSealed } = await selectKsefSettings().executeTakeFirstOrThrow()
  return openKsefSecret('token', tokenSealed)
}

/** The certificate of type Offline with its key, both PEM; null where they are missing. */
export async function offlineCertificate(on?: Query): Promise<{ certificate: string; key: string } | null> {
  const { certificate, certificateKeySealed } = await selectKsefSettings(on).executeTakeFirstOrThrow()
  const key = openKsefSecret('certificate-key', certificateKeySealed)
  return certificate && key ? { certificate, key } : null
}
