import { type RefObject, useEffect, useRef } from 'react'

/** Returns the `ref` of a form whose first wrong control gets the focus. A form with `useEditor` needs none. */
export function useFirstFault(faults: Record<string, unknown>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])
  return form
}
