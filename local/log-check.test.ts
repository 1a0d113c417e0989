import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOfLog } from './log-check'

test.each([
  ['{"method":"POST","path":"/api/contact","status":202,"requestId":"1"}', []],
  ['{"outbox":"7","sent":"demo"}', []],
  ['   ▲ Next.js 16', ['no JSON']],
  ['{"method":"POST","path":"/api/contact"}', ['no request id']],
  ['{"error":"no mail to jan@trakt.example"}', ['an e-mail address']],
  ['{"error":"token eyJhbGciOiJub25lIn0.eyJhZG1pbiI6dHJ1ZX0."}', ['a token']],
  ['{"error":"cookie session=abc"}', ['a session cookie']],
  ['{"error":"+48 600 700 800"}', ['a phone number']],
  ['{"error":"Failing row contains (Jan Kowalski)"}', ["'Kowalski'"]],
])('the check of a log finds in %s: %j', async (line, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-log-'))
  const file = join(folder, 'log')
  await writeFile(file, `${line}\n`)
  const faults = await faultsOfLog(file, ['Kowalski'])
  await rm(folder, { recursive: true })
  expect(faults.map((fault) => fault.split(': ')[0])).toEqual(expected)
})
