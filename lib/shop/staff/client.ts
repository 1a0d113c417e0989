'use client'

import { call } from '@/lib/platform/http/client'

/** Takes the second factor from somebody of the staff who has lost it. */
export const resetFactor = (uid: string) =>
  call('DELETE /api/admin/staff/[uid]/second-factor', { params: { uid } })
