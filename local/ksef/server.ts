import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Exchange } from '../api-description'
import { type Answer, befall, exchangeOf, Faults, type Outcome, startStandIn } from '../stand-in'
import { makeCertificate } from './certificate'
import {
  Documents,
  decrypt,
  newReference,
  Refusal,
  receiptOf,
  type SentDocument,
  type Status,
  sha256,
} from './documents'

export const ksefOperations = {
  keys: /^GET \/v2\/security\/public-key-certificates$/,
  challenge: /^POST \/v2\/auth\/challenge$/,
  token: /^POST \/v2\/auth\/ksef-token$/,
  auth: /^GET \/v2\/auth\/([^/]+)$/,
  redeem: /^POST \/v2\/auth\/token\/redeem$/,
  open: /^POST \/v2\/sessions\/online$/,
  send: /^POST \/v2\/sessions\/online\/([^/]+)\/invoices$/,
  close: /^POST \/v2\/sessions\/online\/([^/]+)\/close$/,
  receipt: /^GET \/v2\/sessions\/([^/]+)\/invoices\/ksef\/([^/]+)\/upo$/,
  read: /^GET \/v2\/sessions\/([^/]+)\/invoices\/([^/]+)$/,
  list: /^GET \/v2\/sessions\/([^/]+)\/invoices$/,
}
type Operation = keyof typeof ksefOperations

/** What can befall a request: the faults of all stand-ins; `error` is 500, `limited` 429, `forbidden` 403. */
type RequestFault = 'silent' | 'slow' | 'lost' | 'reset' | 'garbage' | 'error' | 'limited' | 'forbidden'
/** `refused`: a sent invoice fails KSeF's check. `failed`: KSeF gives it up. `pending`: a read one is not checked yet. */
type InvoiceFault = 'refused' | 'failed' | 'pending'

export type KsefFault = { on: Operation; kind: RequestFault | InvoiceFault; times?: number; ms?: number }

/** The running stand-in; `url` is for KSEF_BASE_URL. */
export type KsefStandIn = Awaited<ReturnType<typeof startKsef>>

type KsefOptions = { port: number; token?: string; keep?: (xml: string) => unknown }
type Call = { ids: string[]; bearer: string; text: string; fault: KsefFault['kind'] | undefined }

/**
 * Starts a stand-in for KSeF's API: signing in with a token, interactive sessions, receipts, and faults on demand
 * (`POST /stand-in/faults`). It keeps everything in memory only. Throws `LocalError`.
 */
export async function startKsef({ port, token, keep }: KsefOptions) {
  const documents = new Documents()
  const faults = new Faults<KsefFault>()
  /** Every request with its answer, for comparison with KSeF's API description. */
  const exchanges: (Exchange & { operation: Operation })[] = []
  let made: ReturnType<typeof makeCertificate> | undefined
  /** Made at first use: it takes a good part of a second. */
  const ministry = () => (made ??= makeCertificate({ subject: 'Ministerstwo Finansów' }))
  const publicKey = () => ({
    certificate: ministry().der.toString('base64'),
    certificateId: sha256(ministry().der),
    publicKeyId: sha256(ministry().publicKey.export({ type: 'spki', format: 'der' })),
    validFrom: ministry().validFrom.toISOString(),
    validTo: ministry().validTo.toISOString(),
    usage: ['KsefTokenEncryption', 'SymmetricKeyEncryption'],
  })
  const challenges = new Map<string, number>()
  const signIns = new Map<string, { reference: string; isRight: boolean }>()
  const accessTokens = new Set<string>()

  const signingIn: Partial<Record<Operation, (call: Call) => Answer>> = {
    keys: () => ({ status: 200, body: [publicKey()] }),
    challenge() {
      const challenge = newReference('CR')
      const timestampMs = Date.now()
      challenges.set(challenge, timestampMs)
      const timestamp = new Date(timestampMs).toISOString()
      return { status: 200, body: { challenge, timestamp, timestampMs, clientIp: '127.0.0.1' } }
    },
    token({ text }) {
      const body = JSON.parse(text)
      const timestampMs = challenges.get(body.challenge)
      if (!timestampMs) throw new Refusal(21301, 'Brak autoryzacji.')
      if (body.publicKeyId !== publicKey().publicKeyId)
        throw new Refusal(
          21470,
          'Przesłany identyfikator klucza jest nieznany lub wskazuje na wycofany klucz.',
        )
      challenges.delete(body.challenge)
      const given = decrypt(body.encryptedToken, ministry().privateKey).toString()
      const reference = newReference('AU')
      const bearer = randomUUID()
      signIns.set(bearer, { reference, isRight: token === undefined || given === `${token}|${timestampMs}` })
      return { status: 202, body: { referenceNumber: reference, authenticationToken: tokenOf(bearer) } }
    },
    auth({ ids: [reference], bearer }) {
      const known = signIns.get(bearer)
      if (known?.reference !== reference) return unauthenticated()
      const status = known?.isRight
        ? { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' }
        : { code: 450, description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu' }
      const method = { category: 'Token', code: 'token.ksef', displayName: 'Token KSeF' }
      const startDate = new Date().toISOString()
      return {
        status: 200,
        body: { startDate, authenticationMethod: 'Token', authenticationMethodInfo: method, status },
      }
    },
    redeem({ bearer }) {
      const known = signIns.get(bearer)
      if (!known) return unauthenticated()
      if (!known.isRight) throw new Refusal(21301, 'Brak autoryzacji.')
      signIns.delete(bearer)
      const access = randomUUID()
      accessTokens.add(access)
      return { status: 200, body: { accessToken: tokenOf(access), refreshToken: tokenOf(randomUUID()) } }
    },
  }

  function perform(operation: Operation, call: Call): Answer {
    try {
      if (signingIn[operation]) return signingIn[operation](call)
      return accessTokens.has(call.bearer) ? ofSession(operation, call) : unauthenticated()
    } catch (error) {
      if (error instanceof Refusal) return exception(error)
      throw error
    }
  }

  function ofSession(operation: Operation, { ids: [reference = '', id], text, fault }: Call): Answer {
    if (operation === 'open') {
      const session = documents.open(JSON.parse(text), ministry().privateKey)
      return { status: 201, body: { referenceNumber: session.reference, validUntil: inHours(12) } }
    }
    const session = documents.session(reference)
    if (operation === 'close') {
      session.isClosed = true
      return { status: 204 }
    }
    if (operation === 'send') {
      const sent = documents.send(session, JSON.parse(text), refusals[fault ?? ''])
      keep?.(sent.xml)
      return { status: 202, body: { referenceNumber: sent.reference } }
    }
    if (operation === 'list') return { status: 200, body: { invoices: session.documents.map(statusJson) } }
    const found = session.documents.find((each) => each.reference === id || each.ksefNumber === id)
    if (!found) throw new Refusal(21178, 'Faktura o podanym identyfikatorze nie istnieje.')
    if (operation === 'receipt')
      return { status: 200, type: 'application/xml', body: receiptOf(found, reference) }
    const status = { code: 150, description: 'Trwa przetwarzanie' }
    const shown = fault === 'pending' ? { ...found, ksefNumber: undefined, status } : found
    return { status: 200, body: statusJson(shown) }
  }

  async function serve(request: IncomingMessage, text: string): Promise<Outcome> {
    const path = (request.url ?? '').replace(/\?.*/, '')
    if (path === '/stand-in/faults') {
      const fault: KsefFault = JSON.parse(text || '{}')
      const isKnown = fault.on in ksefOperations
      if (isKnown) faults.add(fault)
      return { status: isKnown ? 204 : 400 }
    }
    const [operation, ids] = operationOf(`${request.method} ${path}`)
    if (!operation) return { status: 404, type: 'text/plain' }
    const fault = faults.take(operation)
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return befall(fault, () => {
      const done =
        troubles[fault?.kind ?? '']?.() ?? perform(operation, { ids, bearer, text, fault: fault?.kind })
      const exchange = exchangeOf(request, text, done)
      exchanges.push({ ...exchange, operation, path: exchange.path.replace(/^\/v2/, '') })
      return done
    })
  }

  const standIn = await startStandIn('the KSeF stand-in', 'KSEF_PORT', port, serve)
  return { ...standIn, url: `${standIn.url}/v2`, documents, faults, exchanges }
}

/** What becomes of a sent invoice. */
const refusals: Record<string, Status> = {
  refused: {
    code: 450,
    description: 'Błąd weryfikacji semantyki dokumentu faktury',
    details: ['Pole P_12 ma niedozwoloną wartość.'],
  },
  failed: { code: 550, description: 'Operacja została anulowana przez system' },
}

function operationOf(line: string): [Operation, string[]] | [undefined, []] {
  for (const [name, pattern] of Object.entries(ksefOperations)) {
    const found = pattern.exec(line)
    if (found) return [name as Operation, found.slice(1).map(decodeURIComponent)]
  }
  return [undefined, []]
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const tokenOf = (token: string) => ({ token, validUntil: inHours(1) })

const statusJson = (document: SentDocument) => ({
  ordinalNumber: document.ordinal,
  invoiceNumber: document.number,
  referenceNumber: document.reference,
  invoiceHash: document.hash,
  invoicingDate: document.at,
  invoicingMode: document.isOffline ? 'Offline' : 'Online',
  status: document.status,
  ...(document.ksefNumber ? { ksefNumber: document.ksefNumber, acquisitionDate: document.at } : {}),
})

function exception({ code, words, details }: Refusal): Answer {
  const exceptionDetailList = [{ exceptionCode: code, exceptionDescription: words, details }]
  return { status: 400, body: { exception: { exceptionDetailList, timestamp: new Date().toISOString() } } }
}

const problem = (status: number, title: string, detail: string, more = {}): Answer => ({
  status,
  type: 'application/problem+json',
  body: { title, status, detail, timestamp: new Date().toISOString(), ...more },
})
const unauthenticated = () => problem(401, 'Unauthorized', 'Wymagane jest uwierzytelnienie.')

const tooMany = {
  code: 429,
  description: 'Too Many Requests',
  details: ['Przekroczono limit 20 żądań na minutę. Spróbuj ponownie po 30 sekundach.'],
}
const troubles: Record<string, () => Answer> = {
  error: () => ({ status: 500, type: 'text/plain', body: 'Internal Server Error' }),
  forbidden: () =>
    problem(403, 'Forbidden', 'Brak wymaganych uprawnień.', { reasonCode: 'missing-permissions' }),
  limited: () => ({ status: 429, headers: { 'retry-after': '30' }, body: { status: tooMany } }),
}
