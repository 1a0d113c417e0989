import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { variableNames } from '@/lib/platform/runtime/env'
import { build } from '@/local/build'
import { freePort } from '@/local/ports'
import { migrate } from '@/local/postgres/migrations'
import { startPostgres } from '@/local/postgres/server'
import { releasePlatform } from '@/local/release/node'
import { packRelease } from '@/local/release/pack'
import { signChecksums } from '@/local/release/sign'
import { runSession } from './session'

const { values: wanted } = parseArgs({
  options: {
    /** The folder of the packed release. */
    out: { type: 'string', default: '.data/releases' },
    /** The SSH key that signs its checksum: a file, or the public half of one that the SSH agent has. */
    key: { type: 'string' },
    /** The keys whose releases servers with this release take, in the form of ssh-keygen's allowed_signers. */
    signers: { type: 'string', default: 'deploy/debian/release-signers' },
  },
})

/**
 * What the build asks for, and a server reads anew when it starts. The address stands in the pages that are prerendered,
 * which no server sends: all pages carry the tag `settings`, and that expires at the start
 * (lib/site/follow-other-servers.ts). An https address, since the headers of hosted shops are built with it.
 */
const placeholders = {
  SHOP_ORIGIN: 'https://release.example',
  FIREBASE_PROJECT_ID: 'release',
  FIREBASE_API_KEY: 'release',
  FIREBASE_AUTH_DOMAIN: 'release.example',
  FIREBASE_DATABASE_URL: 'https://release.example',
  FIREBASE_APP_ID: '1:1:web:1',
  HASH_KEY: 'of no use but to build the release',
}

/** Builds and packs the shop on an empty database: a server renders the pages again when it starts. */
await runSession(async (session) => {
  releasePlatform()
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
    DATABASE_URL: postgres.url,
    DATA_DIR: join(scratch, 'data'),
    SHOP_RELEASE: 'on',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  const folder = resolve(wanted.out)
  await mkdir(folder, { recursive: true })
  const version = await packRelease(folder, wanted.signers)
  if (wanted.key) await signChecksums(folder, wanted.key, wanted.signers)
  else console.log(`Not signed: servers install ${version} only as a file that is brought to them.`)
  return 0
})
