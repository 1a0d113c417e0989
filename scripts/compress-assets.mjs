// Compresses the build's scripts and styles as far as Brotli can, which takes too long to do it for a visitor. The server
// sends these files (lib/platform/http/server/compressed-assets.ts).
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)
const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), '.next', 'static', 'chunks')

const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))
await Promise.all(
  names.map(async (name) => {
    const path = join(folder, name)
    await writeFile(`${path}.br`, await compress(await readFile(path)))
  }),
)
