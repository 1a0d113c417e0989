import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/local/ports'
import { startNginx } from '@/scale/nginx'
import { median } from '../rows'

const CONNECTIONS = 10

export type Load = Awaited<ReturnType<typeof measureLoad>>

type LoadOptions = {
  origin: string
  connections?: number
  /** The next request in full, head and body; undefined when there are no more. */
  next: () => string | undefined
  /** Ends after this time, or when there are no more requests. */
  seconds?: number
}

/** A request as a browser sends it. */
export function requestText(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all: Record<string, string> = {
    host: 'shop.example',
    'accept-language': 'pl',
    'accept-encoding': 'gzip, deflate, br',
    ...(text
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
      : {}),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}

/** Sends requests over some connections. Written on sockets, since Node's client needs as much processor as the server. */
export async function measureLoad({ origin, connections = CONNECTIONS, next, seconds = 60 }: LoadOptions) {
  const { hostname, port } = new URL(origin)
  const began = performance.now()
  const until = began + seconds * 1_000
  const tookMs: number[] = []
  /** Answers by status. */
  const statuses: Record<string, number> = {}
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let sentAt = 0
      let received: Buffer[] = []
      let size = 0
      const send = () => {
        const request = performance.now() < until ? next() : undefined
        if (request === undefined) return void socket.end(() => resolve())
        received = []
        size = 0
        sentAt = performance.now()
        socket.write(request)
      }
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('the server closed a connection')))
      socket.on('data', (chunk) => {
        received.push(chunk)
        size += chunk.length
        const status = completeStatus(received, size)
        if (status === undefined) return
        tookMs.push(performance.now() - sentAt)
        statuses[status] = (statuses[status] ?? 0) + 1
        send()
      })
    })
  await Promise.all(Array.from({ length: connections }, work))
  const elapsed = (performance.now() - began) / 1_000
  tookMs.sort((a, b) => a - b)
  /** Milliseconds that all answers but one in a hundred needed at most. */
  const p99 = tookMs[Math.floor(tookMs.length * 0.99)] ?? Number.NaN
  return { perSecond: tookMs.length / elapsed, p99, statuses }
}

/** Answers per second of one page, all with 200, to ten connections. */
export async function rateOf(address: string, seconds: number, headers = {}): Promise<number> {
  const { origin, pathname, search } = new URL(address)
  const request = requestText('GET', pathname + search, { headers })
  const { perSecond, statuses } = await measureLoad({ origin, seconds, next: () => request })
  if (Object.keys(statuses).join() !== '200') throw new Error(`${address}: ${JSON.stringify(statuses)}`)
  return perSecond
}

/** The status of an answer that has arrived in full. */
function completeStatus(received: Buffer[], size: number): string | undefined {
  const isInFirst = received[0]?.includes('\r\n\r\n')
  const head = isInFirst && received[0] ? received[0] : Buffer.concat(received)
  const end = head.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const text = head.toString('latin1', 0, end)
  const status = text.slice(9, 12)
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? []
  if (length !== undefined) return size >= end + 4 + Number(length) ? status : undefined
  if (status === '204' || status === '304') return status
  const last = received.at(-1)
  const tail = last && last.length >= 5 ? last : Buffer.concat(received)
  return tail.toString('latin1', tail.length - 5) === '0\r\n\r\n' ? status : undefined
}

/** As much as a compressed page has. */
const PAGE_BYTES = 30_000
const WARM_UP_SECONDS = 2

/** nginx that sends a file: the simplest program that could do it, measured between the rounds of a bench. */
type FileServer = Awaited<ReturnType<typeof startFileServer>>

async function startFileServer(folder: string) {
  const [port, filesPort] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${filesPort}/page.html`
  const { filesFolder, stop } = await startNginx({ folder, port, filesPort, serverPorts: [port] })
  await writeFile(join(filesFolder, 'page.html'), 'x'.repeat(PAGE_BYTES))
  const rates: number[] = []
  return {
    warmUp: () => rateOf(address, WARM_UP_SECONDS),
    measure: async (seconds: number) => void rates.push(await rateOf(address, seconds)),
    baseline: () => ({ name: 'nginx', value: median(rates) }),
    stop,
  }
}

export async function withFileServer<Result>(
  measure: (fileServer: FileServer) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-nginx-'))
  const fileServer = await startFileServer(folder)
  try {
    await fileServer.warmUp()
    return await measure(fileServer)
  } finally {
    await fileServer.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
