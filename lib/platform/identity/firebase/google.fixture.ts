import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

/** Faults that apply to every call; with `silent` no call is answered. */
export const googleFaults = [
  'silent',
  'cut',
  'error',
  'busy',
  'limited',
  'forbidden',
  'garbage',
  'empty',
] as const
type GoogleFault = (typeof googleFaults)[number]

const troubles: Partial<Record<GoogleFault, [status: number, body: string]>> = {
  error: [500, '{"error":{"code":500,"message":"INTERNAL"}}'],
  busy: [503, '{"error":{"code":503,"message":"UNAVAILABLE"}}'],
  limited: [429, '{"error":{"code":429,"message":"QUOTA_EXCEEDED"}}'],
  forbidden: [403, '{"error":{"code":403,"message":"PERMISSION_DENIED"}}'],
  garbage: [200, '<html>Sorry</html>'],
  empty: [200, ''],
}

/**
 * Serves Google's endpoints for a hosted project on loopback: signing keys, accounts and session cookies. The official
 * SDK reaches it through `agent` and takes it for Google.
 */
export async function loopbackGoogle(projectId: string) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const keyId = createHash('sha1').update(publicKey).digest('hex')
  /** Accounts by uid; `validSince` in seconds. */
  const accounts = new Map<string, { disabled?: boolean; validSince?: number; email?: string }>()
  const asked: string[] = []
  let isReachable = true
  let fault: GoogleFault | null = null

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(request.url ?? '')
      if (!isReachable || fault === 'cut') return request.socket.destroy()
      if (fault === 'silent') return
      const trouble = fault && troubles[fault]
      if (trouble)
        return response.writeHead(trouble[0], { 'content-type': 'application/json' }).end(trouble[1])
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}')
      response.setHeader('content-type', 'application/json')
      response.setHeader('cache-control', 'public, max-age=3600')
      response.end(JSON.stringify(answerTo(request.url ?? '', body)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function answerTo(path: string, body: { localId?: string[]; idToken?: string; validDuration?: string }) {
    if (/publicKeys$|\/x509\//.test(path)) return { [keyId]: publicKey }
    if (path.endsWith('accounts:lookup')) {
      const [uid = ''] = body.localId ?? []
      const account = accounts.get(uid)
      if (!account) return {}
      const { validSince = 0, ...rest } = account
      return { users: [{ localId: uid, validSince: String(validSince), ...rest }] }
    }
    if (path.endsWith(':createSessionCookie')) {
      const claims = JSON.parse(Buffer.from((body.idToken ?? '').split('.')[1] ?? '', 'base64url').toString())
      const iss = `https://session.firebase.google.com/${projectId}`
      return { sessionCookie: sign({ ...claims, iss }) }
    }
    return { error: { message: `UNKNOWN_PATH ${path}` } }
  }

  /** A token over `claims`, signed with the published key unless another is given. */
  function sign(claims: object, by: { privateKey?: typeof keys.privateKey; alg?: string } = {}): string {
    const { privateKey = keys.privateKey, alg = 'RS256' } = by
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const text = `${encode({ alg, kid: keyId, typ: 'JWT' })}.${encode(claims)}`
    if (alg === 'none') return `${text}.`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
  }

  class ToLoopback extends Agent {
    override createConnection = () => connect(port, '127.0.0.1')
  }

  return {
    agent: new ToLoopback({ keepAlive: false }),
    accounts,
    asked,
    sign,
    publicKey,
    reachable: (reachable: boolean) => {
      isReachable = reachable
    },
    befall: (kind: GoogleFault | null) => {
      fault = kind
    },
    stop: () => {
      const closed = new Promise((resolve) => server.close(resolve))
      // connections that were never answered would hold it open
      server.closeAllConnections()
      return closed
    },
  }
}
