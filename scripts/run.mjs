// node scripts/run.mjs SCRIPT [OPTIONS]: runs a script in TypeScript, in a checkout that may be new.
import { handOver } from './bootstrap.mjs'

const [script] = process.argv.splice(2, 1)
await handOver(script)
