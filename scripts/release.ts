import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { variableNames } from '@/lib/core/runtime/env'
import { build } from '@/local/build'
import { LocalError } from '@/local/local-error'
import { freePort } from '@/local/ports'
import { migrate } from '@/local/postgres/migrations'
import { startPostgres } from '@/local/postgres/server'
import { packRelease } from '@/local/release/pack'
import { runSession } from './session'

const { values: wanted } = parseArgs({
  options: {
    /** SHOP_ORIGIN of the shop that the release is for. */
    origin: { type: 'string', default: '' },
    /** FIREBASE_MEASUREMENT_ID of that shop, if it counts visits. */
    measurement: { type: 'string', default: '' },
    /** The folder of the packed release. */
    out: { type: 'string', default: '.data/releases' },
  },
})

/** What the build asks for and no page carries: a server reads its own when it starts. */
const placeholders = {
  FIREBASE_PROJECT_ID: 'release',
  FIREBASE_API_KEY: 'release',
  FIREBASE_AUTH_DOMAIN: 'release.example',
  FIREBASE_DATABASE_URL: 'https://release.example',
  FIREBASE_APP_ID: '1:1:web:1',
}

/**
 * Builds the shop on an empty database of its own and packs it with all that a server needs. A server renders the pages
 * with products, cars and news again when it starts, so nobody sees the empty catalog.
 */
await runSession(async (session) => {
  const { origin, measurement } = wanted
  if (!/^https:\/\/[^/]+$/.test(origin))
    throw new LocalError(
      'Pages carry the address of the shop, so a release is built for one: npm run release -- --origin https://shop.example',
    )
  const scratch = await mkdtemp(join(tmpdir(), 'shop-release-'))
  session.keep({ stop: () => rm(scratch, { recursive: true, force: true }) })
  const postgres = session.keep(
    await startPostgres({ dataDir: join(scratch, 'postgres'), port: await freePort(), durable: false }),
  )
  await migrate(postgres.url)
  console.log('Building the shop, which takes a few minutes…')
  await build({
    // Next would fill in missing variables, secrets among them, from the .env files.
    ...Object.fromEntries(variableNames.map((name) => [name, ''])),
    ...placeholders,
    SHOP_ORIGIN: origin,
    FIREBASE_MEASUREMENT_ID: measurement,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(scratch, 'data'),
    SHOP_RELEASE: 'on',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  const folder = resolve(wanted.out)
  await mkdir(folder, { recursive: true })
  await packRelease({ folder, origin, measurement })
  return 0
})
