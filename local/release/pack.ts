import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalError } from '../local-error'
import { run } from '../processes'
import { PROJECT_ROOT } from '../project'
import { bundleCommands } from './commands'
import { addNode, NODE, releasePlatform } from './node'
import { writeChecksums } from './sign'
import { billOfMaterials, thirdPartyNotices } from './third-party'

/** A release is copied to a server over any line, and several are kept there. */
const MEGABYTE = 1024 * 1024
const LARGEST_BYTES = 340 * MEGABYTE

/** What a server and its operator need beside the built shop. */
const COPIED = [
  'prisma/migrations',
  'scripts/json-console.mjs',
  'scripts/start.mjs',
  'deploy',
  'docs/operations.md',
  'docs/backup.md',
  'docs/scaling.md',
  'docs/reliability.md',
  'database.rules.json',
  '.env.example',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'SECURITY.md',
  'docs/security.md',
  'docs/licenses.md',
]
/** What Next traces and writes beyond what a server runs: typings, maps, and for each page the list of its files. */
const SUPERFLUOUS = /\.(d\.[cm]?ts|map|md|nft\.json)$/

/** Packs the standalone build of .next and its checksum into `folder`. Returns its version. Throws `LocalError`. */
export async function packRelease(folder: string, signers: string): Promise<string> {
  const platform = releasePlatform()
  const { version, scripts } = JSON.parse(await readFile(join(PROJECT_ROOT, 'package.json'), 'utf8'))
  await requireChanges(version)
  const name = `trakt-${version}`
  const release = join(folder, name)
  await rm(release, { recursive: true, force: true })
  // Links are copied as they are, for `cp` would have them lead into the checkout.
  await cp(join(PROJECT_ROOT, '.next', 'standalone'), release, { recursive: true, verbatimSymlinks: true })
  // Next copies the .env files of the checkout, with their secrets.
  for (const file of await readdir(release)) if (file.startsWith('.env')) await rm(join(release, file))
  await cp(join(PROJECT_ROOT, '.next', 'static'), join(release, '.next', 'static'), { recursive: true })
  await cp(join(PROJECT_ROOT, 'public'), join(release, 'public'), { recursive: true })
  for (const path of COPIED)
    if (existsSync(join(PROJECT_ROOT, path)))
      await cp(join(PROJECT_ROOT, path), join(release, path), { recursive: true })
  await cp(signers, join(release, 'deploy', 'debian', 'release-signers'))
  await removeSuperfluous(release)
  await addNode(join(release, 'node'))
  await writeFile(join(release, 'THIRD-PARTY.txt'), await thirdPartyNotices())
  await writeFile(join(release, 'sbom.json'), await billOfMaterials())
  const commands = await bundleCommands(release, scripts)
  await writeFile(join(release, 'package.json'), packageOf(version, commands))
  const built = new Date().toISOString()
  const about = { version, ...(await checkout()), built, platform, node: NODE.version }
  await writeFile(join(release, 'release.json'), `${JSON.stringify(about, null, 2)}\n`)

  const packed = `${release}${platform === 'linux-arm64' ? '-arm64' : ''}.tar.gz`
  const { ok, output } = await run('tar', ['-C', folder, '-czf', packed, name])
  if (!ok) throw new LocalError(`tar fails: ${output}`)
  const size = await sizeOf(release)
  console.log(`${packed}\n${megabytes((await stat(packed)).size)} packed, ${megabytes(size)} unpacked`)
  if (size > LARGEST_BYTES) throw new LocalError(`A release may have ${megabytes(LARGEST_BYTES)}.`)
  await writeChecksums(folder, version)
  return version
}

async function requireChanges(version: string): Promise<void> {
  const changelog = await readFile(join(PROJECT_ROOT, 'CHANGELOG.md'), 'utf8')
  if (changelog.split('\n').some((line) => line.startsWith(`## ${version}`))) return
  throw new LocalError(
    `CHANGELOG.md has no section “## ${version}”: raise the version in package.json, and say what is new in it.`,
  )
}

async function removeSuperfluous(release: string): Promise<void> {
  for (const folder of ['node_modules', '.next/server'])
    for (const entry of await readdir(join(release, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile() && SUPERFLUOUS.test(entry.name)) await rm(join(entry.parentPath, entry.name))
}

/** The same commands as in a checkout, so that one manual serves both. */
function packageOf(version: string, commands: string[]): string {
  const start = 'node --import ./scripts/json-console.mjs scripts/start.mjs'
  const others = commands.map((command) => [command, `node commands/${command}.mjs`])
  const scripts = { start, ...Object.fromEntries(others) }
  const content = { name: 'trakt-4x4', version, private: true, type: 'module', scripts }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** What was built: the commit, and whether files differed from it. */
async function checkout(): Promise<{ commit: string; isChanged: boolean }> {
  const head = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: PROJECT_ROOT })
  const changes = await run('git', ['status', '--porcelain'], { cwd: PROJECT_ROOT })
  return { commit: head.ok ? head.output : '', isChanged: changes.output !== '' }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`
