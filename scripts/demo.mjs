import { handOver } from './bootstrap.mjs'

await handOver('demo')
