import { handOver } from './bootstrap.mjs'

await handOver('scripts/test-upgrade.ts')
