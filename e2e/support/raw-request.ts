import { Agent, request } from 'node:http'
import { origin } from './api'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

const { hostname, port } = new URL(origin)
const agent = new Agent({ keepAlive: true, maxSockets: 10 })
const PATIENCE_MS = 20_000

/** Sends a request with exactly this path: `fetch` would normalize `..`, `//` and `%2e`. */
export function sendRaw(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    // Without a length Node would send the body of a DELETE as if it were the next request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const call = request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        headers: { host: `${hostname}:${port}`, ...length, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error(`no answer to ${method} ${path}`)))
    call.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a kept-alive connection just as it is reused.
      if (call.reusedSocket && error.code === 'ECONNRESET') resolve(sendRaw(method, path, headers, body))
      else reject(error)
    })
    call.end(body)
  })
}
