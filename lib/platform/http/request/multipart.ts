import 'server-only'
import type { Readable } from 'node:stream'
import Busboy from '@fastify/busboy'
import { type ErrorCode, ShopError } from '@/lib/platform/errors'
import { bodyChunks } from './body'

type FormLimits = {
  /** Of the whole form. */
  mostBytes: number
  /** Bytes beyond `mostBytes` that are read and dropped: a browser reads the answer only when it has sent its form. */
  mostDropped: number
  mostFieldBytes: number
  /** Of one file; a longer one ends there, with `truncated` set. */
  mostFileBytes: number
  /** Fields and files together. A form with more is refused, since no form of the shop has as many. */
  mostParts: number
}

/** Takes a file out of a form as it arrives; a stream that is not read holds the sender back. */
type TakeFile = (name: string, fileName: string, file: Readable & { truncated: boolean }) => Promise<void>

/**
 * Reads a form with files as it arrives: of a file no more than some 64 kB lies in memory. Of a form that was too large what
 * came before the limit has been read.
 * @throws ShopError bad_request for a broken form and for too many parts, request_timeout, and what `takeFile` throws
 */
export async function readMultipart(
  request: Request,
  limits: FormLimits,
  takeFile: TakeFile,
): Promise<{ texts: Map<string, string>; isTooLarge: boolean }> {
  const form = openForm(request, limits, takeFile)
  let size = 0
  const isTooLarge = () => size > limits.mostBytes
  try {
    for await (const chunk of bodyHead(request, limits, () => form.refusal)) {
      size += chunk.length
      if (isTooLarge()) form.cutOff()
      else await form.write(chunk)
    }
    if (!isTooLarge()) await form.end()
  } catch (error) {
    form.cutOff()
    await form.filesTaken()
    if (!isTooLarge()) throw error instanceof ShopError ? error : new ShopError('bad_request')
  }
  await form.filesTaken()
  return { texts: form.texts, isTooLarge: isTooLarge() }
}

/** The body without its announced length: of a form that is too large the beginning is read. */
function bodyHead(request: Request, { mostBytes, mostDropped }: FormLimits, refusal: () => ErrorCode | null) {
  const unannounced = { method: 'POST', body: request.body, duplex: 'half' } as RequestInit
  const most = mostBytes + mostDropped
  return bodyChunks(new Request(request.url, unannounced), {
    most,
    tooLarge: 'body_too_large',
    brokenOff: 'bad_request',
    refusal,
  })
}

function openForm(request: Request, limits: FormLimits, takeFile: TakeFile) {
  const parser = parserFor(request, limits)
  const texts = new Map<string, string>()
  const taking: Promise<void>[] = []
  const open = new Set<Readable>()
  let isCutOff = false
  let refusal: ErrorCode | null = null
  let failure: unknown
  parser.on('field', (name, value) => {
    if (!texts.has(name)) texts.set(name, value)
  })
  parser.on('file', (name, file, fileName) => {
    open.add(file)
    // Told by the form's own error too.
    file.on('error', () => undefined)
    const take = async () => {
      await takeFile(name, fileName ?? '', file).catch((error: unknown) => {
        failure ??= error
      })
      open.delete(file)
      // The rest of the file is dropped, so that the parser goes on with the form.
      file.resume()
    }
    taking.push(take())
  })
  parser.on('partsLimit', () => {
    refusal = 'bad_request'
  })
  const over = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve)
    parser.on('error', reject)
  })
  // It is awaited at the end only, and an error may come before.
  over.catch(() => undefined)
  return {
    texts,
    get refusal() {
      return refusal
    },
    write: (chunk: Uint8Array) =>
      new Promise<void>((resolve, reject) =>
        parser.write(chunk, (error) => (error ? reject(error) : resolve())),
      ),
    end: () => {
      parser.end()
      return over
    },
    cutOff: () => {
      isCutOff = true
      for (const file of open) file.destroy()
    },
    filesTaken: async () => {
      await Promise.all(taking)
      if (failure && !isCutOff) throw failure
    },
  }
}

function parserFor(request: Request, { mostFieldBytes, mostFileBytes, mostParts }: FormLimits) {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fieldSize: mostFieldBytes,
        fileSize: mostFileBytes,
        parts: mostParts,
        headerPairs: 10,
        headerSize: 4_096,
      },
    })
  } catch {
    // a multipart body without a boundary
    throw new ShopError('bad_request')
  }
}
