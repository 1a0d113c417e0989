'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, prefilled } from '@/lib/checkout/draft'
import type { CheckoutForm } from '@/lib/checkout/order'

type Options = {
  form: UseFormReturn<CheckoutForm>
  uid: string
  /** False where this tab remembers what was typed: then the record is not asked for, nor its SDK downloaded. */
  isFresh: boolean
  fill: (draft: Draft) => void
}

/** Fills a fresh form from the buyer's record. True once something of it came from there. */
export function usePrefill({ form, uid, isFresh, fill }: Options): boolean {
  const [isFilled, setFilled] = useState(false)
  const put = useRef(fill)
  useEffect(() => {
    put.current = fill
  })
  const { getValues } = form

  useEffect(() => {
    if (!isFresh) return
    let left = false
    let stop = () => {}
    const end = () => {
      left = true
      stop()
    }
    // what is about to be typed into must not grow letters of its own
    const isTouched = (field: string) => document.activeElement?.getAttribute('name') === field
    const follow = async () => {
      const [{ identityOf }, { watchRecord }] = await Promise.all([
        import('@/lib/account/client'),
        import('@/lib/account/record-client'),
      ])
      if (left || !(await identityOf(uid))) return
      const unwatch = await watchRecord(uid, {
        onRecord: (kept) => {
          if (left) return
          if (kept) {
            const before = getValues()
            const after = prefilled(before, kept.record, isTouched)
            put.current(after)
            setFilled(JSON.stringify(after) !== JSON.stringify(before))
          }
          end()
        },
        onError: end,
      })
      stop = unwatch
      if (left) unwatch()
    }
    // without the record the form is filled by hand, as it would be without this
    follow().catch((error) => console.warn(`Failed to fill in from the user record: ${error}`))
    return end
  }, [isFresh, uid, getValues])
  return isFilled
}
