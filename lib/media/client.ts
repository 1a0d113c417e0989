'use client'

import { type CallCode, CallError } from '@/lib/http/client'

type Upload = { url: string; width: number; height: number }

type Options = {
  /** Hears of the part that is on its way already, 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Uploads a picture. `fetch` cannot tell how far it is, hence XMLHttpRequest. Rejects with a CallError. */
export function uploadPicture(file: Blob, { onProgress, signal }: Options): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (code: CallCode) =>
      reject(new CallError('Failed to upload picture', request.status, request.statusText, code, []))
    request.open('POST', '/api/pictures')
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => {
      const answer = request.response as (Upload & { code?: CallCode }) | null
      if (request.status === 201 && answer) resolve(answer)
      else fail(answer?.code ?? (request.status === 413 ? 'picture.too_large' : 'internal'))
    }
    request.onerror = () => fail('network')
    request.onabort = () => fail('network')
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
