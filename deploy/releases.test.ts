import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signChecksums, writeChecksums } from '@/local/release/sign'

const execute = promisify(execFile)
const suffix = process.arch === 'arm64' ? '-arm64' : ''
const fileOf = (version: string) => `trakt-${version}${suffix}.tar.gz`

let folder = ''
let published = ''
let origin = ''
let server: Server

const inFolder = (name: string) => join(folder, name)
const makeKey = (name: string) =>
  execute('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', inFolder(name)])
const signersWith = async (...names: string[]) => {
  const lines = await Promise.all(
    names.map(
      async (name) =>
        `releases namespaces="trakt-release" ${await readFile(inFolder(`${name}.pub`), 'utf8')}`,
    ),
  )
  await writeFile(inFolder('signers'), `# the makers\n${lines.join('')}`)
}

/** A folder as `npm run release -- --key` leaves it. */
async function publish(version: string, content = version): Promise<void> {
  await writeFile(join(published, fileOf(version)), content)
  await writeChecksums(published, version)
  await signChecksums(published, inFolder('makers'), inFolder('signers'))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-releases-'))
  published = inFolder('published')
  await mkdir(published)
  await Promise.all([makeKey('makers'), makeKey('stranger')])
  await signersWith('makers')
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', inFolder('tls.key'), '-out', inFolder('tls.crt')]
  await execute('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    ...files,
  ])
  server = createServer(
    { key: await readFile(inFolder('tls.key')), cert: await readFile(inFolder('tls.crt')) },
    async (request, response) => {
      const content = await readFile(join(published, request.url?.slice(1) ?? '')).catch(() => null)
      response.writeHead(content ? 200 : 404).end(content)
    },
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server?.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a function of deploy/debian/releases prints, or the words with which it fails. */
async function shell(command: string, variables: Record<string, string> = {}): Promise<string> {
  const script = `set -eu; . deploy/debian/releases; ${command}`
  const env = {
    ...process.env,
    SIGNERS: inFolder('signers'),
    RELEASES: origin,
    CURL_CA_BUNDLE: inFolder('tls.crt'),
    ...variables,
  }
  return execute('sh', ['-c', script], { env }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => `refused: ${stderr.trim()}`,
  )
}

async function fetchNewest(running: string, variables = {}): Promise<string> {
  const target = await mkdtemp(inFolder('target-'))
  return shell(`fetch_newest '${target}' '${running}'`, variables)
}

test('the newest release that the makers signed is fetched, and only over TLS with a certificate that holds', async () => {
  await publish('0.9.0')
  await publish('0.10.0')
  const file = await fetchNewest('0.9.0')
  expect(file).toContain(fileOf('0.10.0'))
  expect(await readFile(file, 'utf8')).toBe('0.10.0')
  expect(await fetchNewest('0.10.0')).toContain('0.10.0 is the newest release')
  expect(await fetchNewest('0.9.0', { CURL_CA_BUNDLE: '/etc/hostname' })).toContain(
    'does not give SHA256SUMS',
  )
  expect(await fetchNewest('0.9.0', { RELEASES: origin.replace('https', 'http') })).toContain(
    'does not give SHA256SUMS',
  )
})

test('a release that was changed after it was signed is refused', async () => {
  await publish('0.10.0')
  await appendFile(join(published, fileOf('0.10.0')), 'and more')
  expect(await fetchNewest('0.9.0')).toMatch(/^refused: .*checksum differs.*nothing was installed/)
})

test('a list of checksums that was changed, or is signed by somebody else or for something else, is refused', async () => {
  const refused = /^refused: .*not signed by the makers.*nothing was installed/
  await publish('0.10.0')
  await appendFile(join(published, 'SHA256SUMS'), `${'0'.repeat(64)}  ${fileOf('9.0.0')}\n`)
  expect(await fetchNewest('0.9.0')).toMatch(refused)

  const sign = async (key: string, namespace: string) => {
    await writeChecksums(published, '0.10.0')
    const file = join(published, 'SHA256SUMS')
    await execute('ssh-keygen', ['-q', '-Y', 'sign', '-f', inFolder(key), '-n', namespace, file])
  }
  await sign('makers', 'trakt-release')
  expect(await fetchNewest('0.9.0')).toContain(fileOf('0.10.0'))
  await sign('stranger', 'trakt-release')
  expect(await fetchNewest('0.9.0')).toMatch(refused)
  await sign('makers', 'git')
  expect(await fetchNewest('0.9.0')).toMatch(refused)
})

test('an older release that the makers signed long ago is not put in place of a newer one', async () => {
  await publish('0.8.0')
  expect(await fetchNewest('0.9.0')).toContain('nothing to do')
})

test('a release without the keys of its makers takes nothing from the network', async () => {
  await publish('0.10.0')
  await writeFile(inFolder('nobody'), '# no key yet\n')
  expect(await fetchNewest('0.9.0', { SIGNERS: inFolder('nobody') })).toContain('signature cannot be checked')
  expect(await fetchNewest('0.9.0', { RELEASES: '' })).toContain('Fill in RELEASES')
})

test('keys are changed by a release that lists the old and the new one', async () => {
  await signersWith('makers', 'stranger')
  await writeFile(join(published, fileOf('0.11.0')), 'by the new key')
  await writeChecksums(published, '0.11.0')
  await signChecksums(published, inFolder('stranger'), inFolder('signers'))
  expect(await fetchNewest('0.10.0')).toContain(fileOf('0.11.0'))
  await signersWith('makers')
})

test('the makers cannot sign with a key that no server would believe', async () => {
  await writeChecksums(published, '0.10.0')
  await expect(signChecksums(published, inFolder('stranger'), inFolder('signers'))).rejects.toThrow(
    'does not list',
  )
})

test('known weaknesses are fetched as a file of JSON', async () => {
  await writeFile(join(published, 'weaknesses.json'), '[]')
  const target = await mkdtemp(inFolder('target-'))
  expect(await shell(`fetch_weaknesses '${origin}/weaknesses.json' '${target}'`)).toBe('')
  expect(await readFile(join(target, 'weaknesses', 'weaknesses.json'), 'utf8')).toBe('[]')
  expect(await shell(`fetch_weaknesses '${origin}/missing.json' '${target}'`)).toContain('does not give')
})

test('the installation that is run again through the link to the running release installs that one', async () => {
  const script = await readFile('deploy/debian/install.sh', 'utf8')
  const lines = script.split('\n').filter((line) => /^(HERE|RELEASE)=/.test(line))
  const release = inFolder('trakt-0.1.0')
  const file = join('deploy', 'debian', 'install.sh')
  await mkdir(join(release, 'deploy', 'debian'), { recursive: true })
  await symlink(release, inFolder('current'))
  await writeFile(join(release, file), [...lines, 'echo "$RELEASE"'].join('\n'))
  const { stdout } = await execute('sh', [join(inFolder('current'), file)])
  expect(stdout.trim()).toBe(await realpath(release))
})
