import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a file and renames it once it is whole, so that nobody reads half of it, not even after a crash. */
export async function writeAtomically(directory: string, name: string, bytes: Buffer): Promise<void> {
  const part = join(/* turbopackIgnore: true */ directory, `.${randomUUID()}.part`)
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(part, bytes)
    await rename(part, join(/* turbopackIgnore: true */ directory, name))
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}
