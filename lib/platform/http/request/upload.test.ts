import { expect, test, vi } from 'vitest'
import { upload } from './upload'

/** A browser's request that is answered as soon as it is sent, or never when its status is 0. */
function stubRequest(status: number, responseText: string) {
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = status
    readonly statusText = ''
    readonly responseText = responseText
    open() {}
    setRequestHeader() {}
    abort() {
      this.dispatchEvent(new Event('loadend'))
    }
    send() {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }))
      if (status > 0) this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
}

const onProgress = vi.fn()
const send = (signal?: AbortSignal) =>
  upload('/api/pictures', new Blob(['x']), { context: 'Failed', headers: {}, onProgress, signal })

test('an upload tells which share of the file is sent, and resolves to the answer', async () => {
  stubRequest(201, '{"url":"/media/photo/x.avif"}')
  expect(await send()).toEqual({ url: '/media/photo/x.avif' })
  expect(onProgress).toHaveBeenCalledWith(0.25)
})

test('a refused upload rejects with the code of the answer, and with "internal" where that is no JSON', async () => {
  stubRequest(422, '{"code":"picture.unsupported"}')
  await expect(send()).rejects.toMatchObject({ status: 422, code: 'picture.unsupported' })
  stubRequest(502, '<html>Bad Gateway</html>')
  await expect(send()).rejects.toMatchObject({ status: 502, code: 'internal' })
})

test('a stopped upload rejects as one that the network broke off', async () => {
  stubRequest(0, '')
  const stop = new AbortController()
  const sent = send(stop.signal)
  stop.abort()
  await expect(sent).rejects.toMatchObject({ code: 'network' })
})
