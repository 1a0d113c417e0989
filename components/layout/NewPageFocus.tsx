'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Kept outside of the component: the shop, its sign-in pages and the administration each have a layout of their own. */
let shown: string | null = null

/** Moves the focus to the content of a new page: the pressed link is gone, and Tab would continue from its former place. */
export function NewPageFocus() {
  const page = usePathname().replace(/\/filter\/.*/, '/filter')
  useEffect(() => {
    const isNew = shown !== null && shown !== page
    shown = page
    const focused = document.activeElement
    // Next keeps the former page hidden, and its pressed button keeps the focus until the browser notices
    if (isNew && (!focused || focused === document.body || !focused.checkVisibility()))
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [page])
  return null
}
