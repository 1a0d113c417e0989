'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { TextInput } from '@/components/ui/controls/TextInput'

/** The field of the order's number, filled in from the address unless somebody has typed already. */
export function OrderNumberInput(props: ComponentProps<'input'> & { maxLength: number }) {
  const input = useRef<HTMLInputElement>(null)
  const { maxLength } = props
  useEffect(() => {
    // an order and its mails link here with its number
    const order = new URLSearchParams(window.location.search).get('order')
    if (order && input.current?.value === '') input.current.value = order.slice(0, maxLength)
  }, [maxLength])
  return <TextInput {...props} ref={input} />
}
