import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { uploadedCsv } from './decode'

const FILE = 'id;price\n1;299,99\n'
const digestOf = (text: string) => `sha-256=:${createHash('sha256').update(text).digest('base64')}:`

async function receive(headers: Record<string, string>, body = FILE): Promise<string> {
  const request = new Request('https://trakt.example/api/admin/import', {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv; charset=utf-8', ...headers },
  })
  let text = ''
  for await (const chunk of uploadedCsv(request)) text += Buffer.from(chunk).toString('utf8')
  return text
}

test('a file is taken with the checksum it was sent with, among others too, and without one', async () => {
  expect(await receive({ 'content-digest': digestOf(FILE) })).toBe(FILE)
  expect(await receive({ 'content-digest': `sha-512=:AAAA:, ${digestOf(FILE)}` })).toBe(FILE)
  expect(await receive({ 'content-digest': 'sha-512=:AAAA:' })).toBe(FILE)
  expect(await receive({ 'content-length': String(FILE.length) })).toBe(FILE)
})

test.each([
  ['whose end is missing', digestOf(`${FILE}2;1\n`)],
  ['whose checksum is none', 'sha-256=:x:'],
])('a file %s is refused', async (_, digest) => {
  await expect(receive({ 'content-digest': digest })).rejects.toMatchObject({ code: 'import.incomplete' })
})

test('a file that is shorter than it said is refused', async () => {
  await expect(receive({ 'content-length': '100' })).rejects.toMatchObject({ code: 'import.broken_off' })
})

test('nothing but CSV of at most 50 MB is begun with', () => {
  const begin = (headers: Record<string, string>) =>
    uploadedCsv(new Request('https://trakt.example', { method: 'POST', body: 'x', headers }))
  expect(() => begin({ 'content-type': 'application/json' })).toThrow('unsupported_media_type')
  expect(() => begin({ 'content-type': 'text/csv', 'content-length': '52428801' })).toThrow(
    'import.too_large',
  )
})
