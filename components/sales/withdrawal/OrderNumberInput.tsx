'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { TextInput } from '@/components/ui/controls/TextInput'

/** The field of the order's number, filled in from the address of the page while it is empty. */
export function OrderNumberInput(props: ComponentProps<'input'> & { maxLength: number }) {
  const input = useRef<HTMLInputElement>(null)
  const { maxLength } = props
  useEffect(() => {
    // pages and mails about an order link here with `?order=`
    const order = new URLSearchParams(window.location.search).get('order')
    if (order && input.current?.value === '') input.current.value = order.slice(0, maxLength)
  }, [maxLength])
  return <TextInput {...props} ref={input} />
}
