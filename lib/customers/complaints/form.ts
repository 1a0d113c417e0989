import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MOST_PICTURE_BYTES } from '@/lib/media/formats'
import { isFull } from '@/lib/media/uploads/upload-storage.service'
import { type ErrorCode, ShopError } from '@/lib/platform/errors'
import { mediaType } from '@/lib/platform/http/request/body'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { readMultipart } from '@/lib/platform/http/request/multipart'
import { env } from '@/lib/platform/runtime/env'
import { hasRoomForPictures } from './picture-store.service'
import { MOST_FORM_BYTES, MOST_PICTURES } from './rules'
import { TypedComplaint } from './schema'

const limits = {
  mostBytes: MOST_FORM_BYTES,
  mostDropped: 40_000_000,
  // a text keeps 6,000 characters
  mostFieldBytes: 24_000,
  mostFileBytes: MOST_PICTURE_BYTES + 1,
  // ten fields and perhaps a whole folder of pictures
  mostParts: 200,
}

/** Limits the forms whose pictures are stored at once. No form waits for a turn: Next buffers an unread body in memory. */
export function pictureTurns({
  mostAtOnce,
  mostOfOneSender,
}: {
  mostAtOnce: number
  mostOfOneSender: number
}) {
  const active: string[] = []

  /** Returns the function that ends the turn; null if no turn is free. */
  return function takeTurn(sender: string): (() => void) | null {
    const own = active.filter((each) => each === sender).length
    if (active.length >= mostAtOnce || own >= mostOfOneSender) return null
    active.push(sender)
    let isOver = false
    return () => {
      if (!isOver) active.splice(active.indexOf(sender), 1)
      isOver = true
    }
  }
}

/** A turn has at most 25 MB on the disk. One picture of it is decoded at a time. */
const takeTurn = pictureTurns({ mostAtOnce: 12, mostOfOneSender: 6 })

/** The age at which `clearIncoming` deletes a file, which only a server that died leaves behind. */
const LEFT_AFTER_MS = 60 * 60 * 1_000
const folder = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'incoming')

export type ComplaintForm = {
  typed: TypedComplaint
  files: string[]
  /** The number of pictures that the store has no room for. */
  leftOut: number
  /** The draft that was shown again; its pictures are sent too unless `leavesPicturesOut`. */
  draftId: string
  leavesPicturesOut: boolean
  failure?: ErrorCode
}

/**
 * Reads a form with pictures and gives it to `use` while its turn lasts. Pictures go to the disk and not into memory, so
 * turns limit the space. A form that is too large or gets no turn is read without its pictures.
 * @throws ShopError unsupported_media_type, bad_request, request_timeout, and what `use` throws
 */
export async function withComplaintForm<Done>(
  request: Request,
  use: (form: ComplaintForm) => Promise<Done>,
): Promise<Done> {
  if (mediaType(request) !== 'multipart/form-data') throw new ShopError('unsupported_media_type')
  const received: Received = { paths: [], leftOut: 0 }
  try {
    const { texts, isTooLarge } = await readMultipart(request, limits, (name, fileName, file) =>
      name === 'pictures' && fileName !== '' ? receive(request, received, file) : Promise.resolve(),
    )
    // PostgreSQL's text type cannot hold NUL.
    const text = (name: string) => texts.get(name)?.replaceAll('\0', '\ufffd')
    const names = Object.keys(TypedComplaint.shape)
    const failure = isTooLarge ? 'complaint.pictures_too_large' : received.failure
    return await use({
      typed: TypedComplaint.parse(Object.fromEntries(names.map((name) => [name, text(name)]))),
      files: failure ? [] : received.paths.filter((path) => path !== null),
      leftOut: received.leftOut,
      draftId: text('draft') ?? '',
      leavesPicturesOut: texts.has('withoutPictures'),
      ...(failure ? { failure } : {}),
    })
  } finally {
    await Promise.all(received.paths.map((path) => path && rm(path, { force: true })))
    received.endTurn?.()
  }
}

type Received = {
  /** Null if no turn was free. */
  endTurn?: (() => void) | null
  /** The path of each picture of the form; null for an empty file. */
  paths: (string | null)[]
  leftOut: number
  failure?: ErrorCode
}

async function receive(
  request: Request,
  received: Received,
  file: Readable & { truncated: boolean },
): Promise<void> {
  const place = received.paths.push(null) - 1
  if (place >= MOST_PICTURES) received.failure ??= 'complaint.too_many_pictures'
  if (received.failure) return
  if (received.endTurn === undefined) received.endTurn = takeTurn(clientAddress(request.headers))
  if (!received.endTurn) {
    received.failure ??= 'complaint.pictures_busy'
    return
  }
  if (!(await hasRoomForPictures())) {
    received.leftOut += 1
    return
  }
  const path = join(/* turbopackIgnore: true */ folder(), randomUUID())
  received.paths[place] = path
  try {
    await mkdir(folder(), { recursive: true })
    await writeFile(path, file, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isFull(error)) throw error
    received.leftOut += 1
    await drop(received, place)
    return
  }
  if (file.truncated) received.failure ??= 'picture.too_large'
  if ((await stat(path)).size === 0) await drop(received, place)
}

async function drop(received: Received, place: number): Promise<void> {
  const path = received.paths[place]
  received.paths[place] = null
  if (path) await rm(path, { force: true })
}

/** Deletes the pictures of forms that a server was receiving when it died. */
export async function clearIncoming(now = Date.now()): Promise<void> {
  const names = await readdir(folder()).catch(() => [])
  for (const name of names) {
    const path = join(/* turbopackIgnore: true */ folder(), name)
    const about = await stat(path).catch(() => null)
    if (about && now - about.mtimeMs > LEFT_AFTER_MS) await rm(path, { force: true })
  }
}
