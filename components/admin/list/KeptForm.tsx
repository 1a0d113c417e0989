'use client'

import Form from 'next/form'
import { type ComponentProps, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<typeof Form>, 'ref' | 'action'> & {
  action: string
  /** What the address asks for, as one text. */
  query: string
}

/**
 * The form around filters of a list, a GET form that works without script. Its button applies them, and keeps the focus: the form stays
 * mounted, and its controls take the values of another address.
 */
export function KeptForm({ query, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const shownQuery = useRef(query)
  useEffect(() => {
    if (shownQuery.current === query) return
    shownQuery.current = query
    form.current?.reset()
  }, [query])
  return <Form ref={form} {...rest} />
}
