'use client'

import { call } from '@/lib/http/client'
import type { StoredRecord } from './schema'

/** The signed-in user's own record, from the server: a form that only reads it needs no SDK. */
export const fetchOwnRecord = (): Promise<StoredRecord | null> =>
  call('/api/account/record', { context: 'Failed to read the user record' })
