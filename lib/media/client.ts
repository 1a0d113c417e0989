'use client'

import { CallError } from '@/lib/platform/http/client'
import { upload } from '@/lib/platform/http/request/upload'
import { MOST_PICTURE_BYTES } from './formats'
import type { UploadedPicture } from './uploads/upload.service'

type Options = {
  /** Hears which share of the file is sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const CONTEXT = 'Failed to upload picture'
const tooLarge = () => new CallError(CONTEXT, 413, 'Content Too Large', 'picture.too_large', [])

/** Uploads a picture; one that is too large is not sent. @throws CallError */
export async function uploadPicture(file: Blob, options: Options): Promise<UploadedPicture> {
  if (file.size > MOST_PICTURE_BYTES) throw tooLarge()
  const headers = { 'content-type': file.type || 'application/octet-stream' }
  try {
    return await upload('/api/pictures', file, { context: CONTEXT, headers, ...options })
  } catch (error) {
    // a proxy in front of the shop may have a lower limit, and gives no code
    throw error instanceof CallError && error.status === 413 ? tooLarge() : error
  }
}
