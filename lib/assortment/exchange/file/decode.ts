import 'server-only'
import { createHash } from 'node:crypto'
import { MOST_FILE_BYTES } from '@/lib/assortment/exchange/schema'
import { ShopError } from '@/lib/platform/errors'
import { bodyChunks, mediaType } from '@/lib/platform/http/request/body'

/** The most characters of a line, and of a row, which can have several lines within quotes. */
export const MOST_LINE = 100_000

export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1250'

type Decoder = { encoding: FileEncoding; decode: (bytes: Uint8Array, stream: boolean) => string }

const decoder = (encoding: FileEncoding, label: string): Decoder => {
  const text = new TextDecoder(label, { fatal: true })
  return { encoding, decode: (bytes, stream) => text.decode(bytes, { stream }) }
}

/** The first bytes of files that people upload by mistake: zip (xlsx), gzip, xls, PDF. */
const magic = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x1f, 0x8b],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]
const startsWithBytes = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/**
 * UTF-8, UTF-16 with a byte order mark, or Windows-1250. Refuses binary files and endless lines as soon as they are seen.
 * @throws ShopError import.too_large, import.not_csv, import.encoding, import.line_too_long
 */
export async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  onEncoding: (encoding: FileEncoding) => void = () => {},
): AsyncGenerator<string> {
  let size = 0
  let decoder: Decoder | undefined
  let lineLength = 0
  const checked = (text: string): string => {
    if (text.includes('\0')) throw new ShopError('import.not_csv')
    lineLength = lengthOfLastLine(text, lineLength)
    return text
  }
  for await (const chunk of bytes) {
    if (chunk.length === 0) continue
    if (size === 0 && magic.some((start) => startsWithBytes(chunk, start)))
      throw new ShopError('import.not_csv')
    size += chunk.length
    if (size > MOST_FILE_BYTES) throw new ShopError('import.too_large')
    if (size === chunk.length) decoder = markedDecoder(chunk)
    // plain ASCII is the same in every encoding
    if (!decoder && chunk.every((byte) => byte < 0x80)) {
      yield checked(Buffer.from(chunk).toString('latin1'))
      continue
    }
    decoder ??= guessedDecoder(chunk)
    onEncoding(decoder.encoding)
    yield checked(decodeWith(decoder, chunk, true))
  }
  if (decoder) yield checked(decodeWith(decoder, new Uint8Array(), false))
}

function decodeWith({ decode }: Decoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decode(bytes, stream)
  } catch {
    throw new ShopError('import.encoding')
  }
}

function markedDecoder(start: Uint8Array): Decoder | undefined {
  if (startsWithBytes(start, [0xef, 0xbb, 0xbf])) return decoder('UTF-8', 'utf-8')
  if (startsWithBytes(start, [0xff, 0xfe])) return decoder('UTF-16', 'utf-16le')
  if (startsWithBytes(start, [0xfe, 0xff])) return decoder('UTF-16', 'utf-16be')
  return undefined
}

/** Guesses from the first chunk that is not plain ASCII: text in Windows-1250 is hardly ever valid UTF-8. */
function guessedDecoder(bytes: Uint8Array): Decoder {
  const utf8 = decoder('UTF-8', 'utf-8')
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return utf8
  } catch {
    return decoder('Windows-1250', 'windows-1250')
  }
}

/** Refuses a line that is too long, across chunks: a file can be one endless line. */
function lengthOfLastLine(text: string, before: number): number {
  let length = before
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    length = index === 0 ? before + line.length : line.length
    if (length > MOST_LINE) throw new ShopError('import.line_too_long')
  }
  return length
}

/**
 * Compares length and checksum (RFC 9530): an incomplete catalogue must not be imported.
 * @throws ShopError unsupported_media_type, import.too_large, request_timeout, import.broken_off, import.incomplete
 */
export function uploadedCsv(request: Request): AsyncGenerator<Uint8Array> {
  if (mediaType(request) !== 'text/csv') throw new ShopError('unsupported_media_type')
  const chunks = bodyChunks(request, {
    most: MOST_FILE_BYTES,
    tooLarge: 'import.too_large',
    brokenOff: 'import.broken_off',
  })
  return wholeFile(chunks, request.headers.get('content-digest'))
}

async function* wholeFile(chunks: AsyncGenerator<Uint8Array>, digest: string | null) {
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  const [, sent] = /(?:^|,)\s*sha-256=:([^:]*):/.exec(digest ?? '') ?? []
  if (sent !== undefined && sent !== hash.digest('base64')) throw new ShopError('import.incomplete')
}
