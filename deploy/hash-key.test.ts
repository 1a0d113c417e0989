import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const SETTINGS = 'SHOP_ORIGIN=https://shop.example\n'
const LINE = 'HASH_KEY=base64:c2VjcmV0'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-hash-key-'))
})
beforeEach(() => write('shop.env', SETTINGS))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}

/** The settings after functions of deploy/debian/shop have run, whose servers and commands are stand-ins. */
async function settingsAfter(command: string): Promise<string> {
  const script = `set -eu
    for name in current activate go_back_to; do eval "$(sed -n "/^$name() {/,/^}/p" deploy/debian/shop)"; done
    run() { if [ "$2" = hash-key ]; then echo '${LINE}'; else echo "ran $2"; fi }
    switch_to() { :; }
    restart_servers() { :; }
    ${command}`
  const env = { ...process.env, HOME_DIR: folder, ENV_FILE: join(folder, 'shop.env') }
  await promisify(execFile)('sh', ['-c', script], { env })
  return readFile(join(folder, 'shop.env'), 'utf8')
}

test('an upgrade writes the key of hashes that the new release finds missing', async () => {
  await write('new/.next/static/a.js', '')
  expect(await settingsAfter('activate "$HOME_DIR/new"')).toBe(`${SETTINGS}${LINE}\n`)
})

test('a release that cannot read the written key derives its own again, and others keep it', async () => {
  const written = `${SETTINGS}${LINE}\n`
  await write('shop.env', written)
  await write('former/deploy/debian/install.sh', '')
  await write('former/commands/hash-key.mjs', '')
  expect(await settingsAfter('go_back_to "$HOME_DIR/former"')).toBe(written)
  await rm(join(folder, 'former/commands'), { recursive: true })
  expect(await settingsAfter('go_back_to "$HOME_DIR/former"')).toBe(SETTINGS)
})
