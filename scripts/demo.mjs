import { handOver } from './bootstrap.mjs'
import { watchPolishRoutes } from './polish-routes.mjs'

await handOver('scripts/demo.ts')
if (process.argv.includes('--dev')) watchPolishRoutes()
