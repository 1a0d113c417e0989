import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const fixture = fileURLToPath(new URL('full-disk.fixture.ts', import.meta.url))

let directory: string
let isSmallDisk = false
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'trakt-full-'))
  // Only root may mount a disk of one megabyte. For other users a limit on file size fails in the same way.
  isSmallDisk = await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory]).then(
    () => true,
    () => false,
  )
})
afterAll(async () => {
  if (isSmallDisk) await run('umount', [directory])
  await rm(directory, { recursive: true, force: true })
})

test('on a full disk an uploaded picture is refused by name, a drawn one is served, and no half file stays', async () => {
  const limit = isSmallDisk ? '' : 'ulimit -f 1000; '
  const command = `${limit}exec "$0" --conditions=react-server --import tsx "$1" "$2"`
  const { stdout } = await run('sh', ['-c', command, process.execPath, fixture, directory])
  expect(JSON.parse(stdout)).toEqual({
    refused: 'picture.no_room',
    served: 3_000_000,
    failures: [isSmallDisk ? 'ENOSPC' : 'EFBIG'],
    left: [],
  })
})
