'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, prefilled } from '@/lib/checkout/draft'
import type { CheckoutForm } from '@/lib/checkout/order'

type Options = {
  form: UseFormReturn<CheckoutForm>
  uid: string
  /** False where this tab remembers what was typed: then neither the record nor its SDK is loaded. */
  isFresh: boolean
  fill: (draft: Draft) => void
}

/** Fills a fresh form from the buyer's record. True once something of it came from there. */
export function usePrefill({ form, uid, isFresh, fill }: Options): boolean {
  const [isFilled, setFilled] = useState(false)
  const latestFill = useRef(fill)
  useEffect(() => {
    latestFill.current = fill
  })
  const { getValues } = form

  useEffect(() => {
    if (!isFresh) return
    let isOver = false
    let stop = () => {}
    const end = () => {
      isOver = true
      stop()
    }
    // the buyer is about to type into the control that has the focus
    const isTouched = (field: string) => document.activeElement?.getAttribute('name') === field
    const follow = async () => {
      const [{ identityOf }, { watchRecord }] = await Promise.all([
        import('@/lib/account/client'),
        import('@/lib/account/record-client'),
      ])
      if (isOver || !(await identityOf(uid))) return
      const unwatch = await watchRecord(uid, {
        onRecord: (found) => {
          if (isOver) return
          if (found) {
            const before = getValues()
            const after = prefilled(before, found.record, isTouched)
            latestFill.current(after)
            setFilled(JSON.stringify(after) !== JSON.stringify(before))
          }
          end()
        },
        onError: end,
      })
      stop = unwatch
      if (isOver) unwatch()
    }
    // without the record the form is filled by hand, as it would be without this
    follow().catch((error) => console.warn(`Failed to fill in from the user record: ${error}`))
    return end
  }, [isFresh, uid, getValues])
  return isFilled
}
