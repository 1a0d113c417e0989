import { call } from '@/lib/http/client'
import type { JunkChange } from './schema'

/** Marks entries of a register as junk, or takes them back. */
export const changeJunk = (body: JunkChange) => call('POST /api/admin/junk', { body })
