'use client'

import { call } from '@/lib/platform/http/client'

/** The signed-in user's own record, from the server: a form that only reads it needs no SDK. */
export const fetchOwnRecord = () => call('GET /api/account/record')
