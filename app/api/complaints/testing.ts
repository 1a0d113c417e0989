import { Readable } from 'node:stream'
import { readComplaintDraft, resultCookie } from '@/lib/customers/complaints/form-result'
import type { Typed } from '@/lib/customers/complaints/testing'
import { cookiesOf } from '@/lib/platform/http/testing'
import { POST } from './route'

export const context = { params: Promise.resolve({}) }
let senders = 0

function* piecesOf(body: Buffer) {
  for (let at = 0; at < body.length; at += 65_536) yield new Uint8Array(body.subarray(at, at + 65_536))
}

type Sending = { locale?: string; from?: string; session?: string }

/** Sends the form as a browser does; the answer is what the next page reads. */
export async function send(
  typed: Typed | Record<string, string>,
  files: File[] = [],
  { locale = 'pl', from = `203.0.${Math.floor(++senders / 250)}.${senders % 250}`, session }: Sending = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  // a browser sends an empty file where none is chosen
  for (const file of files.length > 0 ? files : [new File([], '')]) form.append('pictures', file)
  const encoded = new Request('http://x', { method: 'POST', body: form })
  const body = Buffer.from(await encoded.arrayBuffer())
  const response = await POST(
    new Request(`http://127.0.0.1:3000/api/complaints?locale=${locale}`, {
      method: 'POST',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': String(body.length),
        'x-forwarded-for': from,
        ...(session ? { cookie: session, 'sec-fetch-site': 'same-origin' } : {}),
      },
      // in pieces, as a connection brings it
      body: Readable.toWeb(Readable.from(piecesOf(body))) as ReadableStream,
      duplex: 'half',
    } as RequestInit),
    context,
  )
  const cookie = response.headers.get('set-cookie') ?? ''
  const result = resultCookie.read(cookiesOf(cookie))
  const { status, headers } = response
  return { status, location: headers.get('location'), headers, cookie, result }
}

export const draftOf = async ({ result }: Awaited<ReturnType<typeof send>>) =>
  result && 'draftId' in result ? readComplaintDraft(result.draftId) : null
