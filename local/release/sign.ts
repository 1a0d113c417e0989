import { hash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalError } from '../local-error'
import { run } from '../processes'

const SUMS = 'SHA256SUMS'
/** Set apart from whatever else the key signs; `deploy/debian/releases` asks for the same. */
const NAMESPACE = 'trakt-release'

/** Lists the releases of this version in `folder` with their checksums, as `shop upgrade` reads them. */
export async function writeChecksums(folder: string, version: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => isOfVersion(name, version)).sort()
  const lines = await Promise.all(
    names.map(async (name) => `${hash('sha256', await readFile(join(folder, name)))}  ${name}\n`),
  )
  await writeFile(join(folder, SUMS), lines.join(''))
  // It would be that of other checksums.
  await rm(join(folder, `${SUMS}.sig`), { force: true })
}

const isOfVersion = (name: string, version: string) =>
  [`trakt-${version}.tar.gz`, `trakt-${version}-arm64.tar.gz`].includes(name)

/**
 * Signs the checksums with an SSH key, whose public half `signers` must list: servers would refuse the release otherwise.
 * A public key as `key` signs through the SSH agent. Throws `LocalError`.
 */
export async function signChecksums(folder: string, key: string, signers: string): Promise<void> {
  const file = join(folder, SUMS)
  const signed = await run('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', NAMESPACE, file])
  if (!signed.ok) throw new LocalError(`The checksums cannot be signed: ${signed.output}`)
  const who = ['-f', signers, '-I', 'releases', '-n', NAMESPACE, '-s', `${file}.sig`]
  const check = `ssh-keygen -Y verify ${who.map((word) => `'${word}'`).join(' ')} < '${file}'`
  const { ok, output } = await run('sh', ['-c', check])
  if (!ok)
    throw new LocalError(
      `${signers} does not list the key of ${key}, so no server would install this: ${output}`,
    )
}
