import { type RefObject, useEffect, useRef } from 'react'

/** The `ref` of a form whose first wrong control takes the focus; those with `useEditor` do so by themselves. */
export function useFirstFault(faults: Record<string, unknown>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])
  return form
}
