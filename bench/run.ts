// npm run bench -- catalogue | import
import { benchCatalogue } from './catalogue'
import { benchImport } from './import'

const benches: Record<string, () => Promise<boolean>> = {
  catalogue: benchCatalogue,
  import: benchImport,
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
