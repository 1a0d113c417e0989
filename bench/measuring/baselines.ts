import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { LocalError } from '@/local/local-error'
import { freePort } from '@/local/ports'
import { startNginx } from '@/scale/nginx'
import { type Baseline, median, type Row, rowOf } from '../rows'
import { measureLoad, requestText } from './load'
import { type BenchShop, CONNECTIONS } from './shop'

/** As much as a compressed page has. */
const PAGE_BYTES = 30_000
const WARM_UP_SECONDS = 2

/** The simplest programs that could do it, measured between the rounds of a bench. */
export type Baselines = {
  measure: (seconds: number) => Promise<void>
  /** What rates are compared with: nginx, or the bare server where there is no nginx. */
  best: () => Baseline
  rows: () => Row[]
}

type Program = { name: string; measureRate: (seconds: number) => Promise<number>; stop: () => Promise<void> }

export async function withBaselines<Result>(
  { stack }: BenchShop,
  measure: (baselines: Baselines) => Promise<Result>,
): Promise<Result> {
  const programs: Program[] = []
  try {
    for (const start of [
      startBareServer,
      startFileServer,
      () => startReads(stack.environment.DATABASE_URL),
    ]) {
      const program = await start()
      if (!program) continue
      programs.push(program)
      await program.measureRate(WARM_UP_SECONDS)
    }
    const measured = programs.map(({ name, measureRate }) => ({ name, measureRate, rates: [] as number[] }))
    const baselines = () => measured.map(({ name, rates }) => ({ name, value: median(rates) }))
    return await measure({
      measure: async (seconds) => {
        for (const { measureRate, rates } of measured) rates.push(await measureRate(seconds))
      },
      best: () => {
        const [bare, next] = baselines()
        if (!bare) throw new Error('no baseline was measured')
        return next?.name === 'nginx' ? next : bare
      },
      rows: () => baselines().map(({ name, value }) => rowOf(`baseline: ${name}`, value, '/s')),
    })
  } finally {
    for (const program of programs) await program.stop()
  }
}

/** A bare `node:http` server in a thread of its own that answers each request with 30 kB. */
const BARE_SERVER = `
  const { parentPort } = require('node:worker_threads')
  const page = Buffer.alloc(${PAGE_BYTES}, 'x')
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length }
  const server = require('node:http').createServer((request, response) => {
    request.resume()
    response.writeHead(200, headers).end(page)
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

async function startBareServer(): Promise<Program> {
  const worker = new Worker(BARE_SERVER, { eval: true })
  const port = await new Promise<number>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  )
  return {
    name: 'node:http',
    measureRate: (seconds) => measurePath(port, '/', seconds),
    stop: async () => void (await worker.terminate()),
  }
}

/** nginx that sends a file; undefined, and said so, where it cannot be had. */
async function startFileServer(): Promise<Program | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-nginx-'))
  const [port, filesPort] = [await freePort(), await freePort()]
  try {
    const nginx = await startNginx({ folder, port, filesPort, serverPorts: [port] })
    await writeFile(join(nginx.filesFolder, 'page.html'), 'x'.repeat(PAGE_BYTES))
    return {
      name: 'nginx',
      measureRate: (seconds) => measurePath(filesPort, '/page.html', seconds),
      stop: async () => {
        await nginx.stop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if (!(error instanceof LocalError)) throw error
    console.log(`Without nginx, so rates are compared with a bare node:http: ${error.message}`)
  }
}

async function measurePath(port: number, path: string, seconds: number): Promise<number> {
  const request = requestText('GET', path)
  const origin = `http://127.0.0.1:${port}`
  const { perSecond, statuses } = await measureLoad({
    origin,
    connections: CONNECTIONS,
    seconds,
    next: () => request,
  })
  if (Object.keys(statuses).join() !== '200') throw new Error(`${origin}${path}: ${JSON.stringify(statuses)}`)
  return perSecond
}

/** Rows of products by primary key, read by as many connections as there are visitors. */
async function startReads(databaseUrl: string | undefined): Promise<Program> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const read = { name: 'by-key', text: 'SELECT * FROM product WHERE id = $1', values: [1] }
  return {
    name: 'a row by its key',
    measureRate: async (seconds) => {
      const began = performance.now()
      const until = began + seconds * 1_000
      let reads = 0
      const work = async () => {
        for (; performance.now() < until; reads++) await pool.query(read)
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, work))
      return (reads * 1_000) / (performance.now() - began)
    },
    stop: () => pool.end(),
  }
}
