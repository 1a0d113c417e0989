'use client'

import type { ProductType } from '@/lib/catalog/product/schema'
import { CallError, call } from '@/lib/platform/http/client'
import { inGrosze } from '@/lib/platform/http/money'
import { upload } from '@/lib/platform/http/request/upload'
import { type ImportAddition, type ImportJob, type ImportReport, MOST_FILE_BYTES } from './schema'

export async function readImport(id: number): Promise<ImportReport> {
  const report = await call('GET /api/admin/import/[id]', { params: { id } })
  // the changes stay in PLN, as the audit has them
  return { ...report, additions: inGrosze(report.additions) as ImportAddition[] }
}

const CONTEXT = 'Failed to upload the file'

type Options = {
  /** Gets the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** @throws CallError */
export async function uploadImport(
  file: File,
  type: ProductType,
  { onProgress, signal }: Options,
): Promise<ImportJob> {
  // refused here: otherwise the browser would read and send the whole file first
  if (file.size > MOST_FILE_BYTES) throw new CallError(CONTEXT, 413, 'not sent', 'import.too_large', [])
  const digest = await contentDigest(file)
  const address = `/api/admin/import?${new URLSearchParams({ type, name: file.name })}`
  const headers = { 'content-type': 'text/csv', ...(digest ? { 'content-digest': digest } : {}) }
  try {
    return await upload(address, file, { context: CONTEXT, headers, onProgress, signal })
  } catch (error) {
    const isUnanswered = error instanceof CallError && error.code === 'network' && !signal.aborted
    throw isUnanswered ? await withoutAnswer(file.name) : error
  }
}

/** RFC 9530. Null without HTTPS, where browsers have no `crypto.subtle`, and for a file that can no longer be read. */
async function contentDigest(file: File): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha-256=:${btoa(String.fromCharCode(...hash))}:`
}

/** An early refusal can cut the upload off before the browser reads the answer: then the job has the reason. */
async function withoutAnswer(name: string): Promise<CallError> {
  const [last] = await call('GET /api/admin/import').catch(() => [])
  const refused = last?.fileName === name && last.state === 'failed' ? last : undefined
  return new CallError(CONTEXT, 0, 'no answer', refused?.failure ?? 'network', refused?.failureFields ?? [])
}
