import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange } from '../api-description'
import { answerText, type StandIn, type StandInAddress, startStandIn } from '../stand-in'
import { makeCertificate } from './certificate'
import { Documents, decrypt, newReference, Refusal, type SentDocument, type Status } from './documents'
import { receiptOf } from './receipt'

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
export type KsefOperation = keyof typeof ksefOperations

/**
 * What can befall a request: `silent` is done but never answered, `lost` is done but the connection breaks, `reset` breaks
 * with nothing done, `error` is 500, `limited` 429, `forbidden` 403, `garbage` no JSON.
 */
type RequestFault = 'silent' | 'slow' | 'lost' | 'reset' | 'error' | 'limited' | 'forbidden' | 'garbage'
/** `refused`: a sent invoice fails KSeF's check. `failed`: KSeF gives it up. `pending`: a read one is not checked yet. */
type InvoiceFault = 'refused' | 'failed' | 'pending'

export type KsefFault = {
  on: KsefOperation
  kind: RequestFault | InvoiceFault
  times?: number
  /** Delay in ms, for `slow`. */
  ms?: number
}

export type KsefExchange = Exchange & { operation: KsefOperation }

/** The running stand-in; `url` is for KSEF_BASE_URL. */
export type KsefStandIn = StandIn & {
  documents: Documents
  faults: KsefFault[]
  /** Every request with its answer, for comparison with KSeF's API description. */
  exchanges: KsefExchange[]
}

type Reply = { status: number; type?: string; body?: unknown; headers?: Record<string, string> }

/**
 * Starts a stand-in for KSeF's API: signing in with a token, interactive sessions, receipts, and faults on demand.
 * It keeps everything in memory only. Throws `LocalError`.
 */
export async function startKsef(
  options: StandInAddress & { token?: string; keep?: (xml: string) => unknown },
): Promise<KsefStandIn> {
  const documents = new Documents()
  const faults: KsefFault[] = []
  const exchanges: KsefExchange[] = []
  const ministry = makeCertificate({ subject: 'Ministerstwo Finansów' })
  const publicKeyId = createHash('sha256')
    .update(ministry.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  const publicKey = {
    certificate: ministry.der.toString('base64'),
    certificateId: createHash('sha256').update(ministry.der).digest('base64'),
    publicKeyId,
    validFrom: ministry.validFrom.toISOString(),
    validTo: ministry.validTo.toISOString(),
    usage: ['KsefTokenEncryption', 'SymmetricKeyEncryption'],
  }
  const challenges = new Map<string, number>()
  const signIns = new Map<string, { bearer: string; isRight: boolean }>()
  const accessTokens = new Set<string>()
  const standIn = await startStandIn('KSeF', options, serve)

  async function serve(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const { url = '/', method = '' } = request
    const path = new URL(url, standIn.url).pathname
    if (path === '/stand-in/faults') {
      const fault = JSON.parse(text || '{}') as KsefFault
      const isKnown = fault.on in ksefOperations
      if (isKnown) faults.push(fault)
      return answerText(response, isKnown ? 204 : 400, 'text/plain')
    }
    const [operation, ids] = operationOf(`${method} ${path}`)
    if (!operation) return answerText(response, 404, 'text/plain')
    const fault = takeFault(operation)
    if (fault?.kind === 'slow') await sleep(fault.ms ?? 5_000, undefined, { ref: false })
    if (fault?.kind === 'reset') return void request.socket.destroy()
    if (fault?.kind === 'garbage')
      return answerText(response, 200, 'application/json', '<html>Przerwa</html>')
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const reply = troubleOf(fault) ?? perform(operation, ids, bearer, text, fault)
    const { status, type = 'application/json', body = '' } = reply
    const answered = typeof body === 'string' ? body : JSON.stringify(body)
    exchanges.push({
      operation,
      method,
      path: url.replace(/^\/v2/, ''),
      isSignedIn: bearer !== '',
      request: text,
      status,
      type,
      response: answered,
    })
    if (fault?.kind === 'lost') return void request.socket.destroy()
    // the caller gives up by itself
    if (fault?.kind === 'silent') return
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...reply.headers })
    response.end(answered)
  }

  function takeFault(operation: KsefOperation): KsefFault | undefined {
    const index = faults.findIndex(({ on }) => on === operation)
    const fault = faults[index]
    if (fault && (fault.times ?? 1) > 1) fault.times = (fault.times ?? 1) - 1
    else if (fault) faults.splice(index, 1)
    return fault
  }

  function perform(
    operation: KsefOperation,
    [first = '', second = '']: string[],
    bearer: string,
    text: string,
    fault?: KsefFault,
  ): Reply {
    try {
      if (operation === 'keys') return { status: 200, body: [publicKey] }
      if (operation === 'challenge') return challenge()
      if (operation === 'token') return signIn(JSON.parse(text))
      if (operation === 'auth' || operation === 'redeem') return finishSignIn(operation, first, bearer)
      if (!accessTokens.has(bearer)) return problem(401, 'Wymagane jest uwierzytelnienie.')
      return ofSession(operation, first, second, text, fault)
    } catch (error) {
      if (error instanceof Refusal) return exception(error)
      throw error
    }
  }

  function challenge(): Reply {
    const id = newReference('CR')
    const timestampMs = Date.now()
    challenges.set(id, timestampMs)
    const timestamp = new Date(timestampMs).toISOString()
    return { status: 200, body: { challenge: id, timestamp, timestampMs, clientIp: '127.0.0.1' } }
  }

  function signIn(body: { challenge: string; encryptedToken: string; publicKeyId?: string }): Reply {
    const timestampMs = challenges.get(body.challenge)
    if (!timestampMs) throw new Refusal(21301, 'Brak autoryzacji.')
    if (body.publicKeyId !== publicKeyId)
      throw new Refusal(21470, 'Przesłany identyfikator klucza jest nieznany lub wskazuje na wycofany klucz.')
    challenges.delete(body.challenge)
    const token = decrypt(body.encryptedToken, ministry.privateKey).toString()
    const reference = newReference('AU')
    const bearer = randomUUID()
    const isRight = options.token === undefined || token === `${options.token}|${timestampMs}`
    signIns.set(reference, { bearer, isRight })
    return { status: 202, body: { referenceNumber: reference, authenticationToken: tokenOf(bearer) } }
  }

  function finishSignIn(operation: 'auth' | 'redeem', reference: string, bearer: string): Reply {
    const known = [...signIns].find(([, each]) => each.bearer === bearer)
    if (!known || (operation === 'auth' && known[0] !== reference))
      return problem(401, 'Wymagane jest uwierzytelnienie.')
    if (operation === 'auth') {
      const status = known[1].isRight
        ? { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' }
        : { code: 450, description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu' }
      const method = { category: 'Token', code: 'token.ksef', displayName: 'Token KSeF' }
      const startDate = new Date().toISOString()
      return {
        status: 200,
        body: { startDate, authenticationMethod: 'Token', authenticationMethodInfo: method, status },
      }
    }
    if (!known[1].isRight) throw new Refusal(21301, 'Brak autoryzacji.')
    signIns.delete(known[0])
    const access = randomUUID()
    accessTokens.add(access)
    return { status: 200, body: { accessToken: tokenOf(access), refreshToken: tokenOf(randomUUID()) } }
  }

  function ofSession(
    operation: KsefOperation,
    reference: string,
    second: string,
    text: string,
    fault?: KsefFault,
  ): Reply {
    if (operation === 'open') {
      const session = documents.open(JSON.parse(text), ministry.privateKey)
      return { status: 201, body: { referenceNumber: session.reference, validUntil: inHours(12) } }
    }
    const session = documents.session(reference)
    if (operation === 'close') {
      session.isClosed = true
      return { status: 204 }
    }
    if (operation === 'send') {
      const sent = documents.send(session, JSON.parse(text), refusals[fault?.kind ?? ''])
      options.keep?.(sent.xml)
      return { status: 202, body: { referenceNumber: sent.reference } }
    }
    if (operation === 'list') return { status: 200, body: { invoices: session.documents.map(statusJson) } }
    const found = session.documents.find((each) => each.reference === second || each.ksefNumber === second)
    if (!found) throw new Refusal(21178, 'Faktura o podanym identyfikatorze nie istnieje.')
    if (operation === 'receipt')
      return { status: 200, type: 'application/xml', body: receiptOf(found, reference) }
    const unchecked = {
      ...found,
      ksefNumber: undefined,
      status: { code: 150, description: 'Trwa przetwarzanie' },
    }
    return { status: 200, body: statusJson(fault?.kind === 'pending' ? unchecked : found) }
  }

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

function operationOf(line: string): [KsefOperation, string[]] | [undefined, []] {
  for (const [name, pattern] of Object.entries(ksefOperations)) {
    const found = pattern.exec(line)
    if (found) return [name as KsefOperation, found.slice(1).map(decodeURIComponent)]
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

function exception({ code, words, details }: Refusal): Reply {
  const exceptionDetailList = [{ exceptionCode: code, exceptionDescription: words, details }]
  return { status: 400, body: { exception: { exceptionDetailList, timestamp: new Date().toISOString() } } }
}

const problem = (status: 401 | 403, detail: string): Reply => ({
  status,
  type: 'application/problem+json',
  body: {
    title: status === 401 ? 'Unauthorized' : 'Forbidden',
    status,
    detail,
    timestamp: new Date().toISOString(),
    ...(status === 403 ? { reasonCode: 'missing-permissions' } : {}),
  },
})

function troubleOf(fault: KsefFault | undefined): Reply | undefined {
  if (fault?.kind === 'error') return { status: 500, type: 'text/plain', body: 'Internal Server Error' }
  if (fault?.kind === 'forbidden') return problem(403, 'Brak wymaganych uprawnień.')
  if (fault?.kind !== 'limited') return undefined
  const details = ['Przekroczono limit 20 żądań na minutę. Spróbuj ponownie po 30 sekundach.']
  return {
    status: 429,
    headers: { 'retry-after': '30' },
    body: { status: { code: 429, description: 'Too Many Requests', details } },
  }
}
