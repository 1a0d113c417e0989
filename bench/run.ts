// npm run bench -- catalogue | import | memory | orders | scripts
import { benchCatalogue } from './catalogue'
import { benchImport } from './import'
import { benchMemory } from './memory'
import { benchOrders } from './orders'
import { benchScripts } from './scripts'

const benches: Record<string, () => Promise<boolean>> = {
  catalogue: benchCatalogue,
  import: benchImport,
  memory: benchMemory,
  orders: benchOrders,
  scripts: benchScripts,
}

const name = process.argv[2] ?? ''
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
if (!bench) {
  console.error(`Say what to measure: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = (await bench()) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
