// Stores pictures in a folder without free space and prints the results. Used by full-disk.test.ts.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { folderStorage } from '@/lib/media/uploads/upload-storage.service'
import { pictureCache } from './picture-cache'

// The limit on file size sends a signal, which would end a process without a listener.
process.on('SIGXFSZ', () => undefined)

const [directory = ''] = process.argv.slice(2)
const picture = Buffer.alloc(3_000_000, 'x')
const failures: string[] = []

const refused = await folderStorage<string>(join(directory, 'pictures'))
  .put('a.webp', picture)
  .then(
    () => 'stored',
    (error: { code?: string }) => error.code,
  )
const store = pictureCache({
  directory: join(directory, 'media'),
  limitBytes: 10_000_000,
  onWriteFailure: (error) => failures.push(String((error as NodeJS.ErrnoException).code)),
})
const served = await store.get('a.avif', async () => picture)
const left = [...(await readdir(join(directory, 'pictures'))), ...(await readdir(join(directory, 'media')))]
process.stdout.write(JSON.stringify({ refused, served: served.length, failures, left }))
process.exit(0)
