import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, withStack } from './measuring/shop'
import { median, type Row, rowOf } from './rows'

const STARTS = 5
const POLL_MS = 10

/** In this order, one after the other: a busy first visit would be measured with the next one. */
const moments = {
  'cold start, first page': '/',
  'cold start, ready': '/api/health/ready',
  'cold start, first results page': '/tires/filter/width=205',
}

/** Measures the time from the start of a server to its first answers with 200. */
export const benchCold = (): Promise<Row[]> =>
  withStack(async (stack) => {
    const times = Object.entries(moments).map(([figure, path]) => ({ figure, path, ms: [] as number[] }))
    for (let start = 0; start < STARTS; start++) {
      const began = performance.now()
      const starting = startServer(stack)
      for (const { path, ms } of times) {
        while (!(await isAnswered(stack.origin + path))) await sleep(POLL_MS)
        ms.push(performance.now() - began)
      }
      await (await starting).stop()
    }
    return times.map(({ figure, ms }) => rowOf(figure, median(ms), 'ms'))
  })

const isAnswered = (address: string) =>
  fetch(address, { headers: { 'accept-language': 'pl' } }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
