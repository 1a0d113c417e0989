import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { uploadImport } from './client'
import { MOST_FILE_BYTES } from './schema'

const sent = vi.fn((_headers: Record<string, string>) => {})

/** A browser's request that is answered 201 as soon as it is sent. */
class AnsweredRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 201
  readonly responseText = '{"id":1}'
  readonly headers: Record<string, string> = {}
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    sent(this.headers)
    this.dispatchEvent(new Event('loadend'))
  }
}
vi.stubGlobal('XMLHttpRequest', AnsweredRequest)

afterEach(() => void sent.mockClear())

const upload = (file: File) =>
  uploadImport(file, 'Tire', { onProgress: () => undefined, signal: new AbortController().signal })

test('a file is sent with its checksum, and without one from a page that may not compute it', async () => {
  const file = new File(['id;price\n1;2\n'], 'a.csv')
  const digest = createHash('sha256').update('id;price\n1;2\n').digest('base64')
  expect(await upload(file)).toEqual({ id: 1 })
  expect(sent).toHaveBeenCalledWith({ 'content-type': 'text/csv', 'content-digest': `sha-256=:${digest}:` })
  sent.mockClear()
  vi.stubGlobal('crypto', {})
  await upload(file)
  expect(sent).toHaveBeenCalledWith({ 'content-type': 'text/csv' })
})

test('a file that is too large is neither read nor sent', async () => {
  const file = new File([], 'a.csv')
  Object.defineProperty(file, 'size', { value: MOST_FILE_BYTES + 1 })
  await expect(upload(file)).rejects.toMatchObject({ code: 'import.too_large' })
  expect(sent).not.toHaveBeenCalled()
})
