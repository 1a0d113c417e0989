'use client'

import type { User } from 'firebase/auth'
import { useCallback, useEffect, useState } from 'react'
import { identityOf } from '@/lib/customers/account/client'
import { watchRecord } from '@/lib/customers/account/record-client'
import type { StoredRecord } from '@/lib/customers/account/schema'

export type OwnRecord =
  | { status: 'loading' }
  /** The session stands, but this browser's SDK holds nobody or somebody else. */
  | { status: 'locked' }
  | { status: 'failed' }
  | { status: 'ready'; user: User; stored: StoredRecord | null }

const LOADING: OwnRecord = { status: 'loading' }

/** Follows the user record of `uid` for as long as somebody looks at it. */
export function useRecord(uid: string): OwnRecord & { retry: () => void } {
  const [record, setRecord] = useState<OwnRecord>(LOADING)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason of its own
  useEffect(() => {
    let isUnmounted = false
    let stop = () => {}
    const fail = (error: unknown) => {
      if (isUnmounted) return
      console.warn(`Failed to follow the user record: ${error}`)
      setRecord((before) => (before.status === 'ready' ? before : { status: 'failed' }))
    }
    const follow = async () => {
      setRecord(LOADING)
      const user = await identityOf(uid)
      if (isUnmounted) return
      if (!user) return setRecord({ status: 'locked' })
      const unwatch = await watchRecord(uid, {
        onRecord: (stored) => !isUnmounted && setRecord({ status: 'ready', user, stored }),
        onError: fail,
      })
      if (isUnmounted) unwatch()
      else stop = unwatch
    }
    follow().catch(fail)
    return () => {
      isUnmounted = true
      stop()
    }
  }, [uid, attempt])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...record, retry }
}
