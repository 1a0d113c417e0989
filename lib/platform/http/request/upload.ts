'use client'

import { CallError, refusal } from '@/lib/platform/http/client'
import { parseJson } from '@/lib/platform/values/json-text'

type Upload = {
  context: string
  headers: Record<string, string>
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/** Sends a file with POST; `fetch` cannot tell how much of it is sent. @throws CallError, 'network' when no answer came */
export function upload<T>(
  path: string,
  file: Blob,
  { context, headers, onProgress, signal }: Upload,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    // comes after success, failure and abort alike
    request.addEventListener('loadend', () => {
      const { status, statusText, responseText } = request
      const body = parseJson(responseText)
      if (status === 0) reject(new CallError(context, 0, 'no answer', 'network', []))
      else if (status < 300 && body) resolve(body as T)
      else reject(refusal(context, { status, statusText }, body))
    })
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) return reject(new CallError(context, 0, 'not sent', 'network', []))
    request.send(file)
  })
}
