import { withBaselines } from './measuring/baselines'
import { measureLoad, requestText } from './measuring/load'
import { type BenchShop, CONNECTIONS, processorMs, withShop } from './measuring/shop'
import { median, type Row, rowOf } from './rows'

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

/** Measures public pages per second, beside programs that send 30 kB. */
export const benchPages = (): Promise<Row[]> => withShop((shop) => measurePaths(shop, pages))

/** Measures public calls of the API per second in the same way. */
export const benchCalls = (): Promise<Row[]> => withShop((shop) => measurePaths(shop, calls))

async function measurePaths(shop: BenchShop, paths: Record<string, string>): Promise<Row[]> {
  const { origin, server } = shop
  const measured = Object.entries(paths).map(([figure, path]) => ({
    figure,
    request: requestText('GET', path),
    rates: [] as number[],
    cpu: [] as number[],
  }))
  const load = (request: string, seconds: number) =>
    measureLoad({ origin, connections: CONNECTIONS, seconds, next: () => request })
  return withBaselines(shop, async (baselines) => {
    for (const { request } of measured) await load(request, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      await baselines.measure(SECONDS)
      for (const { figure, request, rates, cpu } of measured) {
        const before = await processorMs(server.pid)
        const { perSecond, statuses } = await load(request, SECONDS)
        if (Object.keys(statuses).join() !== '200') throw new Error(`${figure}: ${JSON.stringify(statuses)}`)
        rates.push(perSecond)
        cpu.push(((await processorMs(server.pid)) - before) / (perSecond * SECONDS))
      }
    }
    return [
      ...baselines.rows(),
      ...measured.flatMap(({ figure, rates, cpu }) => [
        rowOf(figure, median(rates), '/s', baselines.best()),
        rowOf(`${figure}, processor`, median(cpu), 'ms'),
      ]),
    ]
  })
}
