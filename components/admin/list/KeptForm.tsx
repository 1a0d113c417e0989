'use client'

import Form from 'next/form'
import { type ComponentProps, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<typeof Form>, 'ref' | 'action'> & {
  action: string
  query: string
}

/** The form around the filters of a list. It works without script, and keeps the focus by staying mounted at another address. */
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
