import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/local/ports'
import { startNginx } from '@/scale/nginx'
import { type Baseline, median } from '../rows'
import { rateOf } from './load'

/** As much as a compressed page has. */
const PAGE_BYTES = 30_000
const WARM_UP_SECONDS = 2

/** nginx that sends a file: the simplest program that could do it, measured between the rounds of a bench. */
export type FileServer = { measure: (seconds: number) => Promise<void>; baseline: () => Baseline }

export async function withFileServer<Result>(
  measure: (fileServer: FileServer) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-nginx-'))
  const [port, filesPort] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${filesPort}/page.html`
  try {
    const nginx = await startNginx({ folder, port, filesPort, serverPorts: [port] })
    try {
      await writeFile(join(nginx.filesFolder, 'page.html'), 'x'.repeat(PAGE_BYTES))
      await rateOf(address, WARM_UP_SECONDS)
      const rates: number[] = []
      return await measure({
        measure: async (seconds) => void rates.push(await rateOf(address, seconds)),
        baseline: () => ({ name: 'nginx', value: median(rates) }),
      })
    } finally {
      await nginx.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
