import { measureLoad, requestText } from './load'
import { median, type Row, rowOf } from './rows'
import { type BenchShop, CONNECTIONS, processorMs, withBareServer, withShop } from './shop'

const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 2

const pages = {
  'home page': '/',
  'results page': '/tires/filter/width=195&profile=80&diameter=15',
  'detail page': '/tireDetail/1',
}
const calls = {
  'list of 20 tires': '/api/tires?pageSize=20',
  'one tire': '/api/tires/1',
}

/** Measures public pages per second, beside a bare `node:http` that sends 30 kB. */
export const benchPages = (): Promise<Row[]> => withShop((shop) => measurePaths(shop, pages))

/** Measures public calls of the API per second in the same way. */
export const benchCalls = (): Promise<Row[]> => withShop((shop) => measurePaths(shop, calls))

async function measurePaths({ origin, server }: BenchShop, paths: Record<string, string>): Promise<Row[]> {
  const bare: number[] = []
  const shop = Object.entries(paths).map(([figure, path]) => ({
    figure,
    request: requestText('GET', path),
    rates: [] as number[],
    cpu: [] as number[],
  }))
  const load = (request: string, seconds: number) =>
    measureLoad({ origin, connections: CONNECTIONS, seconds, next: () => request })
  await withBareServer(async (measureBare) => {
    await measureBare(WARM_UP_SECONDS)
    for (const { request } of shop) await load(request, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      bare.push((await measureBare(SECONDS)).perSecond)
      for (const { figure, request, rates, cpu } of shop) {
        const before = await processorMs(server.pid)
        const { perSecond, statuses } = await load(request, SECONDS)
        if (Object.keys(statuses).join() !== '200') throw new Error(`${figure}: ${JSON.stringify(statuses)}`)
        rates.push(perSecond)
        cpu.push(((await processorMs(server.pid)) - before) / (perSecond * SECONDS))
      }
    }
  })
  const base = median(bare)
  return [
    rowOf('bare node:http, 30 kB', base, '/s'),
    ...shop.flatMap(({ figure, rates, cpu }) => [
      rowOf(figure, median(rates), '/s', base),
      rowOf(`${figure}, processor`, median(cpu), 'ms'),
    ]),
  ]
}
