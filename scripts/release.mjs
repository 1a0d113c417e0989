import { handOver } from './bootstrap.mjs'

await handOver('scripts/release.ts')
