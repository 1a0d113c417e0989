import { call } from '@/lib/http/client'
import type { JunkChange, JunkResult } from './schema'

/** Marks entries of a register as junk, or takes them back. Rejects with a CallError. */
export const changeJunk = (change: JunkChange) =>
  call<JunkResult>('/api/admin/junk', { method: 'POST', body: change, context: 'Failed to mark junk' })
