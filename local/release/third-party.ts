import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalError } from '../local-error'
import { run } from '../processes'
import { PROJECT_ROOT } from '../project'
import { NODE } from './node'

/** A package that a release may contain, on this platform or another one. */
export type ThirdParty = {
  name: string
  version: string
  /** An SPDX expression; a package may say something else, or nothing. */
  license: string
  /** Below the project; missing for packages of other platforms. */
  folder: string
}

/** `devOptional`: for development, and for a peer that production may have and has not. */
type LockEntry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean }

/** The packages of production in package-lock.json, by name. */
export async function thirdParties(): Promise<ThirdParty[]> {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    await readFile(join(PROJECT_ROOT, 'package-lock.json'), 'utf8'),
  )
  const packages = Object.entries(lock.packages).flatMap(
    ([folder, { version = '', license = '', ...entry }]) => {
      if (folder === '' || entry.dev || entry.devOptional) return []
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [{ name, version, license, folder }]
    },
  )
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1))
}

const isNotice = /^(licen[cs]es?|copying|notice|copyright)([-.].*)?$/i

/** Texts that come with no package: of the typefaces in invoices, and of the libraries below `sharp`. */
const OWN_TEXTS = [
  ['Onest, in invoices and drawings', 'lib/sales/invoices/typefaces/LICENSE-onest.txt'],
  ['Noto Sans, in invoices', 'lib/sales/invoices/typefaces/LICENSE-noto.txt'],
  ['libvips and what it is built with, LGPL 3', 'local/release/texts/LGPL-3.txt'],
  ['libvips and what it is built with, GPL 3, which LGPL 3 extends', 'local/release/texts/GPL-3.txt'],
] as const

const INTRODUCTION = `The shop contains the work of others, under the licenses below. Each text stands once, after the
packages that it came with.

libvips and the libraries below it are files of their own, node_modules/@img/sharp-libvips-*/lib, and may be replaced by
others with the same interface. Their sources: https://github.com/lovell/sharp-libvips`

/** The installed ones. */
const installedThirdParties = async (): Promise<ThirdParty[]> =>
  (await thirdParties()).filter(({ folder }) => existsSync(join(PROJECT_ROOT, folder)))

type Bill = {
  metadata: { component: { name: string; 'bom-ref': string } }
  components: { name: string; version: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * The installed packages of production with versions, licenses and checksums, as CycloneDX. npm lists all packages, and
 * those of production are chosen here: `--omit dev` leaves out what development needs too. Throws `LocalError`.
 */
export async function billOfMaterials(): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { ok, output } = await run('npm', args, { cwd: PROJECT_ROOT })
  if (!ok) throw new LocalError(`npm sbom fails: ${output}`)
  // npm's warnings may stand before it
  const bill: Bill = JSON.parse(output.slice(output.search(/^\{/m), output.lastIndexOf('}') + 1))
  const shipped = new Set((await installedThirdParties()).map(({ name, version }) => `${name}@${version}`))
  const components = bill.components.filter(({ name, version }) => shipped.has(`${name}@${version}`))
  const refs = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = bill.dependencies.flatMap(({ ref, dependsOn }) =>
    refs.has(ref) ? [{ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }] : [],
  )
  // npm names the shop after the folder of the checkout
  const component = { ...bill.metadata.component, name: 'trakt-4x4' }
  const metadata = { ...bill.metadata, component }
  const shippedToo = [...components, nodeComponent()]
  return `${JSON.stringify({ ...bill, metadata, components: shippedToo, dependencies }, null, 2)}\n`
}

/** The Node of a release, which npm does not list. The checksum is that of the package on npm. */
function nodeComponent() {
  const { version, license, integrity } = NODE
  const [, base64 = ''] = integrity[process.arch === 'arm64' ? 'linux-arm64' : 'linux-x64'].split('sha512-')
  return {
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    licenses: [{ license: { id: license } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }],
  }
}

/** What licenses want a copy to say: every installed package of production with its license and notices. */
export async function thirdPartyNotices(): Promise<string> {
  const namesByText = new Map<string, string[]>()
  const note = (text: string, name: string) => {
    const names = namesByText.get(text) ?? []
    namesByText.set(text, [...names, name])
  }
  const installed = await installedThirdParties()
  for (const { name, version, folder } of installed)
    for (const file of await noticesIn(join(PROJECT_ROOT, folder)))
      note((await readFile(file, 'utf8')).trim(), `${name} ${version}`)
  for (const [name, file] of OWN_TEXTS) note((await readFile(join(PROJECT_ROOT, file), 'utf8')).trim(), name)

  const list = installed.map(({ name, version, license }) => `${name} ${version}: ${license || 'see below'}`)
  const texts = [...namesByText].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`)
  return `${[INTRODUCTION, list.join('\n'), ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Files with a license in a package, also of what the package itself contains; its own packages are in the lock file. */
async function noticesIn(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') found.push(...(await noticesIn(path)))
    else if (entry.isFile() && isNotice.test(entry.name) && !/\.[cm]?[jt]sx?$/.test(entry.name))
      found.push(path)
  }
  return found.sort()
}
