'use client'

import { useEffect } from 'react'
import { isRecordPending } from '@/lib/customers/account/pending-record'
import { useSession } from '@/lib/platform/identity/client'

/** Writes the user record that an earlier visit could not. Shows nothing, and loads nothing when none waits. */
export function PendingRecordWriter() {
  const uid = useSession().user?.uid
  useEffect(() => {
    if (uid && isRecordPending()) void writePending(uid)
  }, [uid])
  return null
}

async function writePending(uid: string): Promise<void> {
  try {
    const { writePendingRecord } = await import('@/lib/customers/account/record-client')
    await writePendingRecord(uid)
  } catch (error) {
    console.warn(`The user record still waits: ${error}`)
  }
}
