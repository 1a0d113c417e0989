import { withFileServer } from './measuring/file-server'
import { rateOf } from './measuring/load'
import { type BenchShop, processorMs, withShop } from './measuring/shop'
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

/** Measures public pages per second, beside nginx that sends 30 kB. */
export const benchPages = (): Promise<Row[]> => withShop((shop) => measurePaths(shop, pages))

/** Measures public calls of the API per second in the same way. */
export const benchCalls = (): Promise<Row[]> => withShop((shop) => measurePaths(shop, calls))

async function measurePaths({ origin, server }: BenchShop, paths: Record<string, string>): Promise<Row[]> {
  const measured = Object.entries(paths).map(([figure, path]) => ({
    figure,
    address: origin + path,
    rates: [] as number[],
    cpu: [] as number[],
  }))
  return withFileServer(async (fileServer) => {
    for (const { address } of measured) await rateOf(address, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      await fileServer.measure(SECONDS)
      for (const { address, rates, cpu } of measured) {
        const before = await processorMs(server.pid)
        const perSecond = await rateOf(address, SECONDS)
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
