// npm run bench            all benches, one table
// npm run bench -- NAME    one of them
import { benchAll } from './all'
import { writeReport } from './report'
import { printRows, type Row } from './rows'

// Each is loaded when it is run: those that call the shop's own modules set variables that others take for the shop's.
/** In the order in which all are run: what fills the database comes last. */
const benches: Record<string, () => Promise<Row[]>> = {
  pages: async () => (await import('./pages')).benchPages(),
  calls: async () => (await import('./pages')).benchCalls(),
  scripts: async () => (await import('./scripts')).benchScripts(),
  vitals: async () => (await import('./vitals')).benchVitals(),
  transitions: async () => (await import('./transitions')).benchTransitions(),
  throttled: async () => (await import('./throttled')).benchThrottled(),
  cart: async () => (await import('./buying')).benchCart(),
  checkout: async () => (await import('./buying')).benchCheckout(),
  selling: async () => (await import('./buying')).benchSelling(),
  memory: async () => (await import('./memory')).benchMemory(),
  orders: async () => (await import('./orders')).benchOrders(),
  reading: async () => (await import('./reading')).benchReading(),
  fitment: async () => (await import('./fitment')).benchFitment(),
  catalogue: async () => (await import('./catalogue')).benchCatalogue(),
}

const [name] = process.argv.slice(2)
const bench = name === undefined ? () => benchAll(Object.keys(benches)) : benches[name]
if (!bench) {
  console.error(`${name} is not measured. These are: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  try {
    const rows = await bench()
    await writeReport(name ?? 'all', rows)
    printRows(rows)
    if (!rows.every(({ isKept }) => isKept)) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
