'use client'

import { call } from '@/lib/platform/http/client'

/** The signed-in user's record, read by the server: a form that only reads it then loads no SDK. */
export const fetchOwnRecord = () => call('GET /api/account/record')
