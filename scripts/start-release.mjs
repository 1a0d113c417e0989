// Starts the server of a packed release (`npm run release`), as scripts of package.json start that of a checkout. Next
// reads the address from HOSTNAME, which a container sets to its own name.
import nextEnv from '@next/env'

// Before the console's level is set.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })
process.env.HOSTNAME = process.env.HOST || '127.0.0.1'
process.env.PORT ||= '3000'
await import('./json-console.mjs')
// Next writes it when it builds a release.
await import(new URL('../server.js', import.meta.url).href)
