// npm run bench -- calls | cart | catalogue | checkout | import | memory | orders | pages | scripts | selling | transitions
import { benchCart, benchCheckout, benchSelling } from './buying'
import { benchCatalogue } from './catalogue'
import { benchImport } from './import'
import { benchMemory } from './memory'
import { benchOrders } from './orders'
import { benchCalls, benchPages } from './pages'
import { printRows, type Row } from './rows'
import { benchScripts } from './scripts'
import { benchTransitions } from './transitions'

/** What is measured: rows of a table, or whether a limit is kept. */
const benches: Record<string, () => Promise<Row[] | boolean>> = {
  calls: benchCalls,
  cart: benchCart,
  catalogue: benchCatalogue,
  checkout: benchCheckout,
  import: benchImport,
  memory: benchMemory,
  orders: benchOrders,
  pages: benchPages,
  scripts: benchScripts,
  selling: benchSelling,
  transitions: benchTransitions,
}

const name = process.argv[2] ?? ''
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
if (!bench) {
  console.error(`Say what to measure: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  try {
    const outcome = await bench()
    if (Array.isArray(outcome)) printRows(outcome)
    process.exitCode = outcome === false ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
