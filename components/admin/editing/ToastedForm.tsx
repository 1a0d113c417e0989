'use client'

import type { FormEvent, ReactNode } from 'react'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'

type Props = {
  /** Sends what was entered and says what the toast says; null where another page comes. */
  send: (entered: FormData) => Promise<string | null>
  button: { label: string; busyLabel: string; name?: string; look?: 'quiet' | 'signal' }
  /** Whether the form is for the next thing, once this one is sent. */
  isEmptied?: boolean
  className?: string
  children: ReactNode
}

/** A small form with one button: a toast says what became of what was entered. */
export function ToastedForm({ send, button, isEmptied, className = 'grid gap-3', children }: Props) {
  const { busy, attempt } = useToastedCall()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    return attempt(async () => {
      const said = await send(new FormData(form))
      if (isEmptied) form.reset()
      return said
    })
  }
  return (
    <form method="dialog" onSubmit={submit} className={className}>
      {children}
      <Button
        type="submit"
        look={button.look ?? 'quiet'}
        busy={busy}
        busyLabel={button.busyLabel}
        aria-label={button.name}
      >
        {button.label}
      </Button>
    </form>
  )
}
