'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fetchOwnRecord } from '@/lib/customers/account/own-record'
import { type Draft, prefilled } from '@/lib/sales/checkout/draft'
import type { CheckoutForm } from '@/lib/sales/checkout/order'

type Options = {
  form: UseFormReturn<CheckoutForm>
  /** False where this tab remembers what was typed: then the record is not read. */
  isFresh: boolean
  fill: (draft: Draft) => void
}

/** Fills a fresh form from the buyer's record. True once something of it came from there. */
export function usePrefill({ form, isFresh, fill }: Options): boolean {
  const [isFilled, setFilled] = useState(false)
  const latestFill = useRef(fill)
  useEffect(() => {
    latestFill.current = fill
  })
  const { getValues } = form

  useEffect(() => {
    if (!isFresh) return
    let isOver = false
    // the buyer is about to type into the control that has the focus
    const isTouched = (field: string) => document.activeElement?.getAttribute('name') === field
    const fillFromRecord = async () => {
      const found = await fetchOwnRecord()
      if (isOver || !found) return
      const before = getValues()
      const after = prefilled(before, found.record, isTouched)
      latestFill.current(after)
      setFilled(JSON.stringify(after) !== JSON.stringify(before))
    }
    // without the record the form is filled by hand, as it would be without this
    fillFromRecord().catch((error) => console.warn(`Failed to fill in from the user record: ${error}`))
    return () => {
      isOver = true
    }
  }, [isFresh, getValues])
  return isFilled
}
