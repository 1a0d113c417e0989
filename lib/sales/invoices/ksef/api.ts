import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { variable } from '@/lib/platform/runtime/env'
import { parseJson } from '@/lib/platform/values/json-text'
import { encryptFor, encryptInvoice, newSessionKey, type SessionKey, sha256 } from './encryption'

const PRODUCTION = 'https://api.ksef.mf.gov.pl/v2'
/** Nothing answers there: a demo without a stand-in issues no real invoice. */
const NOWHERE = 'http://127.0.0.1:9'

export const ksefAddress = (): string =>
  variable('KSEF_BASE_URL') ?? (variable('SHOP_MODE') === 'demo' ? NOWHERE : PRODUCTION)

/** How long KSeF may stay silent. */
export const ksefPatience = { ms: 10_000 }

/** `refused`: KSeF rejects it. `unavailable`: certainly not done. `unanswered`: the outcome is unknown. */
type Trouble = 'refused' | 'unavailable' | 'unanswered'

export class KsefTrouble extends Error {
  override readonly name = 'KsefTrouble'
  constructor(
    readonly trouble: Trouble,
    readonly words: string,
    /** KSeF's own code of a refusal. */
    readonly code: number | null = null,
    /** Seconds for which KSeF wants to be left alone. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${trouble}: ${words}`)
  }
}

const Reference = z.string().length(36)
const Status = z.object({
  code: z.number().int(),
  description: z.string(),
  details: z.array(z.string()).nullish(),
})
const Challenge = z.object({ challenge: z.string(), timestampMs: z.number().int() })
const AccessToken = z.object({ token: z.string().min(1), validUntil: z.iso.datetime({ offset: true }) })
const Certificates = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string(),
    validFrom: z.iso.datetime({ offset: true }),
    validTo: z.iso.datetime({ offset: true }),
    usage: z.array(z.string()),
  }),
)
const SentInvoice = z.object({
  referenceNumber: Reference,
  invoiceHash: z.string(),
  ksefNumber: z.string().nullish(),
  status: Status.extend({ extensions: z.record(z.string(), z.string().nullable()).nullish() }),
})
export type SentInvoice = z.output<typeof SentInvoice>
const SentInvoices = z.object({ invoices: z.array(SentInvoice), continuationToken: z.string().nullish() })
const Refusal = z.object({
  exception: z
    .object({
      exceptionDetailList: z
        .array(
          z.object({
            exceptionCode: z.number().int().optional(),
            exceptionDescription: z.string().nullish(),
            details: z.array(z.string()).nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
  detail: z.string().nullish(),
  title: z.string().nullish(),
})

export const statusText = ({ description, details }: z.output<typeof Status>): string =>
  [description, ...(details ?? [])].join(' ').slice(0, 1_000)

type Asked = { bearer?: string; body?: object; headers?: Record<string, string> }

async function fetchKsef(
  method: 'GET' | 'POST',
  path: string,
  { bearer, body, headers }: Asked,
): Promise<string> {
  let response: Response
  let text: string
  try {
    response = await fetch(`${ksefAddress()}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(ksefPatience.ms),
      headers: {
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    text = await response.text()
  } catch (error) {
    // without a connection nothing can have been asked
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    const isUnconnected = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(code ?? '')
    throw new KsefTrouble(isUnconnected ? 'unavailable' : 'unanswered', 'KSeF nie odpowiada')
  }
  if (response.ok) return text
  throw troubleOf(response, text)
}

function troubleOf({ status, headers }: Response, text: string): KsefTrouble {
  const { exception, detail, title } = Refusal.safeParse(parseJson(text)).data ?? {}
  const [first] = exception?.exceptionDetailList ?? []
  const words =
    [first?.exceptionDescription ?? detail ?? title, ...(first?.details ?? [])].filter(Boolean).join(' ') ||
    `KSeF odpowiedział: ${status}`
  const retryAfter = Number(headers.get('retry-after')) || null
  const isUnknown = status >= 500 || status === 408
  const isUnavailable = status === 401 || status === 403 || status === 429
  const trouble = isUnknown ? 'unanswered' : isUnavailable ? 'unavailable' : 'refused'
  return new KsefTrouble(trouble, words.slice(0, 1_000), first?.exceptionCode ?? null, retryAfter)
}

async function askFor<S extends z.ZodType>(
  shape: S,
  method: 'GET' | 'POST',
  path: string,
  asked: Asked,
): Promise<z.output<S>> {
  const answer = shape.safeParse(parseJson(await fetchKsef(method, path, asked)))
  if (answer.success) return answer.data
  throw new KsefTrouble('unanswered', 'KSeF odpowiedział niezrozumiale')
}

/** The key of the ministry for a use that is valid now and the newest. */
async function publicKey(usage: 'KsefTokenEncryption' | 'SymmetricKeyEncryption') {
  const now = Date.now()
  const keys = await askFor(Certificates, 'GET', '/security/public-key-certificates', {})
  const [newest] = keys
    .filter((each) => each.usage.includes(usage))
    .filter(({ validFrom, validTo }) => Date.parse(validFrom) <= now && now < Date.parse(validTo))
    .toSorted((one, other) => Date.parse(other.validFrom) - Date.parse(one.validFrom))
  if (!newest) throw new KsefTrouble('unavailable', 'KSeF nie podał ważnego klucza publicznego')
  return newest
}

const SIGN_IN_CHECKS = 10

/** Signs in with the owner's token. Answers the token of access, which lives in memory for some minutes only. */
async function signInToKsef(taxId: string, token: string): Promise<z.output<typeof AccessToken>> {
  const key = await publicKey('KsefTokenEncryption')
  const { challenge, timestampMs } = await askFor(Challenge, 'POST', '/auth/challenge', {})
  const begun = await askFor(
    z.object({ referenceNumber: Reference, authenticationToken: AccessToken }),
    'POST',
    '/auth/ksef-token',
    {
      body: {
        challenge,
        contextIdentifier: { type: 'Nip', value: taxId },
        encryptedToken: encryptFor(key.certificate, Buffer.from(`${token}|${timestampMs}`)),
        publicKeyId: key.publicKeyId,
      },
    },
  )
  const bearer = begun.authenticationToken.token
  for (let check = 1; ; check++) {
    const { status } = await askFor(z.object({ status: Status }), 'GET', `/auth/${begun.referenceNumber}`, {
      bearer,
    })
    if (status.code === 200) break
    if (status.code !== 100) throw new KsefTrouble('unavailable', statusText(status), status.code)
    if (check === SIGN_IN_CHECKS) throw new KsefTrouble('unavailable', statusText(status))
    await sleep(1_000, undefined, { ref: false })
  }
  const redeemed = z.object({ accessToken: AccessToken })
  return (await askFor(redeemed, 'POST', '/auth/token/redeem', { bearer })).accessToken
}

/** Turns a refusal of signing in or of a session into `unavailable`: it does not refuse the invoice. */
const beforehand = (error: unknown): never => {
  if (error instanceof KsefTrouble && error.trouble === 'refused')
    throw new KsefTrouble('unavailable', error.words, error.code)
  throw error
}

/** An open session: what is sent in it is encrypted with its key. */
export type KsefSession = SessionKey & { reference: string }

const SPARE_MS = 60_000

/** KSeF as one seller reaches it. It signs in at the first call that needs it, and again once that has run out. */
export function connectToKsef(taxId: string, token: string) {
  let access: { token: string; validUntil: string } | undefined
  const bearer = async () => {
    if (!access || Date.parse(access.validUntil) < Date.now() + SPARE_MS)
      access = await signInToKsef(taxId, token).catch(beforehand)
    return access.token
  }
  return {
    async openSession(): Promise<KsefSession> {
      const session = newSessionKey()
      const signedIn = await bearer()
      const { certificate, publicKeyId } = await publicKey('SymmetricKeyEncryption')
      const opened = await askFor(z.object({ referenceNumber: Reference }), 'POST', '/sessions/online', {
        bearer: signedIn,
        body: {
          formCode: { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' },
          encryption: {
            encryptedSymmetricKey: encryptFor(certificate, session.key),
            initializationVector: session.initializationVector.toString('base64'),
            publicKeyId,
          },
        },
      }).catch(beforehand)
      return { ...session, reference: opened.referenceNumber }
    },

    async send(session: KsefSession, xml: string, offlineMode: boolean): Promise<string> {
      const invoice = Buffer.from(xml)
      const encrypted = encryptInvoice(invoice, session)
      const path = `/sessions/online/${session.reference}/invoices`
      const sent = await askFor(z.object({ referenceNumber: Reference }), 'POST', path, {
        bearer: await bearer(),
        body: {
          invoiceHash: sha256(invoice),
          invoiceSize: invoice.length,
          encryptedInvoiceHash: sha256(encrypted),
          encryptedInvoiceSize: encrypted.length,
          encryptedInvoiceContent: encrypted.toString('base64'),
          offlineMode,
        },
      })
      return sent.referenceNumber
    },

    async closeSession(reference: string): Promise<void> {
      await fetchKsef('POST', `/sessions/online/${reference}/close`, { bearer: await bearer() })
    },

    async read(session: string, invoice: string): Promise<SentInvoice> {
      const path = `/sessions/${session}/invoices/${invoice}`
      return askFor(SentInvoice, 'GET', path, { bearer: await bearer() })
    },

    /** The invoice with this hash in a session; null where the session has none. */
    async find(session: string, hash: string): Promise<SentInvoice | null> {
      let continued: string | null | undefined
      do {
        const page: z.output<typeof SentInvoices> = await askFor(
          SentInvoices,
          'GET',
          `/sessions/${session}/invoices?pageSize=1000`,
          { bearer: await bearer(), headers: continued ? { 'x-continuation-token': continued } : {} },
        )
        const found = page.invoices.find(({ invoiceHash }) => invoiceHash === hash)
        if (found) return found
        continued = page.continuationToken
      } while (continued)
      return null
    },

    async receipt(session: string, ksefNumber: string): Promise<string> {
      return fetchKsef('GET', `/sessions/${session}/invoices/ksef/${ksefNumber}/upo`, {
        bearer: await bearer(),
      })
    },
  }
}

export type KsefConnection = ReturnType<typeof connectToKsef>
