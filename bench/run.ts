// npm run bench            all benches, one table
// npm run bench -- NAME    one of them
import { benchAll } from './all'
import { benchCart, benchCheckout, benchSelling } from './buying'
import { benchCatalogue } from './catalogue'
import { benchCold } from './cold'
import { benchFitment } from './fitment'
import { benchImport } from './import'
import { benchMemory } from './memory'
import { benchOrders } from './orders'
import { benchCalls, benchPages } from './pages'
import { writeReport } from './report'
import { printRows, type Row } from './rows'
import { benchScripts } from './scripts'
import { benchSoak } from './soak'
import { benchThrottled } from './throttled'
import { benchTransitions } from './transitions'
import { benchVitals } from './vitals'

/** In the order in which all are run: what fills the database comes last. */
const benches: Record<string, () => Promise<Row[]>> = {
  cold: benchCold,
  pages: benchPages,
  calls: benchCalls,
  scripts: benchScripts,
  vitals: benchVitals,
  transitions: benchTransitions,
  throttled: benchThrottled,
  cart: benchCart,
  checkout: benchCheckout,
  selling: benchSelling,
  memory: benchMemory,
  orders: benchOrders,
  fitment: benchFitment,
  import: benchImport,
  catalogue: benchCatalogue,
}

/** These are run by their name only: they take as long as they are told to. */
const longBenches: typeof benches = { soak: benchSoak }

const [name] = process.argv.slice(2)
const bench = name === undefined ? () => benchAll(Object.keys(benches)) : { ...benches, ...longBenches }[name]
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
