import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LocalError } from './local-error'
import { PROJECT_ROOT } from './project'

const execute = promisify(execFile)

const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']

/**
 * A program of Debian: the installed one, or one that is unpacked below .data from `packages` and started from there.
 * Nothing is installed, so it needs no rights of root. Throws `LocalError`.
 */
export async function debianProgram(name: string, packages: string[]) {
  const installed = FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (installed) return { command: installed, env: {} }
  const folder = join(PROJECT_ROOT, '.data', 'debian', name)
  if (!existsSync(folder)) await unpack(name, packages, folder)
  const command = FOLDERS.map((bin) => join(folder, bin, name)).find((path) => existsSync(path))
  if (!command) throw missing(name, packages, `the package has no such program, see ${folder}`)
  const libraries = await readdir(join(folder, 'usr', 'lib')).catch(() => [])
  /** Where the program finds the libraries that were unpacked with it. */
  const path = libraries.map((library) => join(folder, 'usr', 'lib', library)).join(':')
  return { command, env: { LD_LIBRARY_PATH: path } }
}

async function unpack(name: string, packages: string[], folder: string): Promise<void> {
  console.log(`Unpacking ${packages.join(', ')} of Debian into ${folder}…`)
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const download = () => execute('apt-get', ['download', ...packages], { cwd: unfinished })
  try {
    // The lists of a machine that was just set up are empty; only root can fill them.
    await download().catch(async () => {
      await execute('apt-get', ['update'])
      await download()
    })
    for (const file of await readdir(unfinished))
      if (file.endsWith('.deb')) await execute('dpkg', ['-x', join(unfinished, file), unfinished])
    await rename(unfinished, folder)
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw missing(name, packages, (stderr || message).trim().split('\n').at(-1) ?? '')
  }
}

const missing = (name: string, packages: string[], reason: string) =>
  new LocalError(
    `${name} is missing, and could not be had from Debian's packages (${reason}): install ${packages.join(', ')}, then start again.`,
  )
