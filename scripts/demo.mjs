import { handOver } from './bootstrap.mjs'
import { watchRoutes } from './routes.mjs'

await handOver('scripts/demo.ts')
if (process.argv.includes('--dev')) watchRoutes()
