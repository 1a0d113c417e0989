import { rateOf, withFileServer } from './measuring/load'
import { type BenchShop, processorMs, withShop } from './measuring/shop'
import { median, type Row, rowOf } from './rows'

const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 2

type Asked = { path: string; headers?: Record<string, string> }

/** Who sends a session's cookie is answered anew, as everybody is after a write. */
const anew = { cookie: 'session=none' }

const pages: Record<string, Asked> = {
  'home page': { path: '/' },
  'results page': { path: '/tires/filter/width=195&profile=80&diameter=15' },
  'detail page': { path: '/tireDetail/1' },
}
const calls: Record<string, Asked> = {
  'list of 20 tires': { path: '/api/tires?pageSize=20' },
  'list of 20 tires, made anew': { path: '/api/tires?pageSize=20', headers: anew },
  'one tire': { path: '/api/tires/1' },
  'one tire, made anew': { path: '/api/tires/1', headers: anew },
}

/** Measures public pages per second, beside nginx that sends 30 kB. */
export const benchPages = (): Promise<Row[]> => withShop((shop) => measurePaths(shop, pages))

/** Measures public calls of the API per second in the same way. */
export const benchCalls = (): Promise<Row[]> => withShop((shop) => measurePaths(shop, calls))

async function measurePaths({ origin, server }: BenchShop, paths: Record<string, Asked>): Promise<Row[]> {
  const measured = Object.entries(paths).map(([figure, { path, headers }]) => ({
    figure,
    address: origin + path,
    headers,
    rates: [] as number[],
    cpu: [] as number[],
  }))
  return withFileServer(async (fileServer) => {
    for (const { address, headers } of measured) await rateOf(address, WARM_UP_SECONDS, headers)
    for (let round = 0; round < ROUNDS; round++) {
      await fileServer.measure(SECONDS)
      for (const { address, headers, rates, cpu } of measured) {
        const before = await processorMs(server.pid)
        const perSecond = await rateOf(address, SECONDS, headers)
        rates.push(perSecond)
        cpu.push(((await processorMs(server.pid)) - before) / (perSecond * SECONDS))
      }
    }
    return measured.flatMap(({ figure, rates, cpu }) => [
      rowOf(figure, median(rates), '/s', fileServer.baseline()),
      rowOf(`${figure}, processor`, median(cpu), 'ms'),
    ])
  })
}
