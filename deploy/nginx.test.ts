import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translations } from '@/lib/platform/i18n/routing'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

test('the installation finds in nginx.conf the lines that it fills in', () => {
  const script = read('debian/install.sh')
  const patterns = [...script.matchAll(/-e "s\|([^|]+)\|/g)].map(([, pattern = '']) => pattern)
  const lines = ['^  server 127.0.0.1:3000 .*', '^  listen 80;', 'server_name trakt.example;']
  expect(patterns).toEqual(expect.arrayContaining(lines))
  for (const line of lines) expect(read('nginx.conf')).toMatch(new RegExp(line, 'm'))
})

test('HTTP/2 is turned on in the words of the nginx that is there', () => {
  const [words = ''] = /^http2_of_nginx\(\) \{[\s\S]+?^\}$/m.exec(read('debian/install.sh')) ?? []
  const listening = '  listen 443 ssl http2;\n  listen [::]:443 ssl http2;\n'
  const written = (isNew: string) =>
    execFileSync('sh', ['-c', `dpkg() { ${isNew}; }; ${words}; http2_of_nginx`], {
      input: listening,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  expect(written('false')).toBe(listening)
  expect(written('true')).toBe('  listen 443 ssl;\n  listen [::]:443 ssl;\n  http2 on;\n')
})

test.each(['nginx.conf', 'debian/nginx-http.conf'])(
  '%s takes TLS 1.2 and 1.3 only, with forward secrecy',
  (file) => {
    const [, protocols = ''] = /^ *ssl_protocols (.+);$/m.exec(read(file)) ?? []
    expect(protocols).toBe('TLSv1.2 TLSv1.3')
    const [, ciphers = ''] = /^ *ssl_ciphers (.+);$/m.exec(read(file)) ?? []
    expect(ciphers.split(':')).toHaveLength(6)
    for (const cipher of ciphers.split(':')) expect(cipher).toMatch(/^ECDHE-.*(GCM|CHACHA20)/)
  },
)

test('without encryption pages lead to HTTPS, and calls of the API are refused', () => {
  const config = read('debian/nginx-http.conf')
  expect(config).toMatch(/location \/api\/ \{\s+return 403;/)
  expect(config).toMatch(/location \/ \{\s+return 301 https:/)
})

test('only Polish that stands first and without a weight gets the kept Polish page', () => {
  const [, pattern = ''] = /"~\*(\^0 .+)" 1;/.exec(read('nginx.conf')) ?? []
  const isElsewhere = (accepted: string) => new RegExp(pattern, 'i').test(`0 |${accepted}`)
  for (const polish of ['pl', 'pl-PL,pl;q=0.9,en;q=0.8', 'PL,ru', 'de', ''])
    expect(isElsewhere(polish), polish).toBe(false)
  for (const other of ['pl;q=0.2,en;q=0.9', 'pl-PL;q=0.5, ru', 'en', 'plx,en', 'de,en;q=0.1'])
    expect(isElsewhere(other), other).toBe(true)
})

test('nginx lists the languages of the shop once', () => {
  const listed = [...read('nginx.conf').matchAll(/\b[a-z]{2}(?:\|[a-z]{2})+\b/g)].map(([list]) => list)
  expect(listed).toEqual([translations.join('|')])
})

test('who takes Brotli gets it, and who refuses an encoding does not', () => {
  const [, map = ''] =
    /map \$http_accept_encoding \$trakt_encoding \{([\s\S]+?)\n\}/.exec(read('nginx.conf')) ?? []
  const entries = [...map.matchAll(/^ +"?~\*(.+?)"? ("?)([a-z, ]*)\2;$/gm)]
  expect(entries).toHaveLength(5)
  const askedFor = (accepted: string) =>
    entries.find(([, pattern = '']) => new RegExp(pattern, 'i').test(accepted))?.[3] ?? ''
  for (const both of ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'GZIP, BR'])
    expect(askedFor(both), both).toBe('br, gzip')
  for (const gzip of ['gzip', 'gzip, deflate', 'br;q=0, gzip', 'gzip;q=0.5, br;q=0.0'])
    expect(askedFor(gzip), gzip).toBe('gzip')
  for (const none of ['', 'identity', 'gzip;q=0, br', 'br', 'abr', 'br;q=0, identity'])
    expect(askedFor(none), none).toBe('')
})
