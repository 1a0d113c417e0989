'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Kept outside of the component: the shop, its sign-in pages and the administration each have a layout of their own. */
let shown: string | null = null

/** Lets the keyboard begin with a new page: the pressed link goes away with its page, and a browser would go on below it. */
export function NewPageFocus() {
  const page = usePathname().replace(/\/filter\/.*/, '/filter')
  useEffect(() => {
    const isNew = shown !== null && shown !== page
    shown = page
    const focused = document.activeElement
    // Next keeps the page that was left, hidden: the button that led here has the focus until the browser notices
    if (isNew && (!focused || focused === document.body || !focused.checkVisibility()))
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [page])
  return null
}
