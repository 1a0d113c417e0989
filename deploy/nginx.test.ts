import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

test.each(['debian/install.sh', 'container/nginx.sh'])(
  '%s finds in nginx.conf the lines that it fills in',
  (script) => {
    const patterns = [...read(script).matchAll(/-e "s\|([^|]+)\|/g)].map(([, pattern = '']) => pattern)
    const lines = ['^  server 127.0.0.1:3000 .*', '^  listen 80;', 'server_name trakt.example;']
    expect(patterns).toEqual(expect.arrayContaining(lines))
    for (const line of lines) expect(read('nginx.conf')).toMatch(new RegExp(line, 'm'))
  },
)
