import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupError } from './backup-error'

export const DUMP = 'database.dump'
export const PICTURES = 'pictures'
export const USER_RECORDS = 'user-records.json'
export const MANIFEST = 'manifest.json'

const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the shop, as package.json has it. */
  version: z.string(),
  migration: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  /** Files of rows that were being written or deleted while the backup was made. */
  unstored: z.array(z.string()).default([]),
})
export type Manifest = z.output<typeof Manifest>

/** The names of the files in a folder and its folder of pictures. */
async function backupFilesIn(folder: string): Promise<string[]> {
  const pictures = await readdir(join(folder, PICTURES))
  const others = (await readdir(folder)).filter((name) => name !== PICTURES && name !== MANIFEST)
  return [...others.sort(), ...pictures.sort().map((name) => `${PICTURES}/${name}`)]
}

export async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {}
  for (const name of await backupFilesIn(folder)) {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk)
    files[name] = { bytes: (await stat(join(folder, name))).size, sha256: hash.digest('hex') }
  }
  return files
}

/** The manifest of an unpacked backup, once all files are as it says. @throws BackupError which file is not */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '')
  if (!text) throw new BackupError('The backup has no manifest: it is cut, or no backup of this shop.')
  const manifest = Manifest.safeParse(JSON.parse(text)).data
  if (!manifest) throw new BackupError('The manifest is of another kind of backup than this shop reads.')
  const found = await describeFiles(folder)
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    if (!found[name]) throw new BackupError(`The backup lacks ${name}, which its manifest names.`)
    if (found[name].sha256 !== sha256)
      throw new BackupError(`${name} is damaged: ${found[name].bytes} of ${bytes} bytes, or other ones.`)
  }
  return manifest
}
