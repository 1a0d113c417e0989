'use client'

import type { FormEvent, ReactNode } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { useAction } from '@/components/forms/use-action'
import { Button, type ButtonLook } from '@/components/ui/buttons/Button'
import type { InvalidField } from '@/lib/platform/errors'
import { type PlainField, PlainFields } from './PlainFields'

type FaultOf = (control: string) => string | undefined

type Props = {
  /** Sends what was entered. Returns the words of the toast; null if another page follows. */
  send: (entered: FormData) => Promise<string | null>
  button: { label: string; busyLabel: string; name?: string; look?: ButtonLook }
  /** What is wrong with the entries before they are sent, besides empty controls. */
  check?: (entered: FormData) => InvalidField[]
  /** Whether the form is emptied for the next entry once this one is sent. */
  isEmptied?: boolean
  className?: string
  /** The controls, named like the fields of the call. */
  fields?: PlainField[]
  children?: (faultOf: FaultOf) => ReactNode
}

const emptyControls = (form: HTMLFormElement): InvalidField[] =>
  [...form.elements].flatMap((control) =>
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.validity.valueMissing
      ? [{ path: control.name, code: 'required' }]
      : [],
  )

const haveSameEntries = (one: FormData, other: FormData): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other])

/** A small form with one button. A toast reports the outcome, and mistakes are marked at their controls. */
export function ToastedForm({ send, button, check, isEmptied, className = 'grid gap-3', ...rest }: Props) {
  const { fields, children } = rest
  const { busy, faults: marked, form: formRef, show, attempt } = useAction()
  const endVisit = useEndOfVisit()
  const faultOf: FaultOf = (control) => marked[control]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const faults = [...emptyControls(form), ...(check?.(new FormData(form)) ?? [])]
    show(faults)
    if (faults.length > 0) return
    return attempt(async () => {
      const entered = new FormData(form)
      const message = await send(entered)
      endVisit()
      // keeps what was typed during the call: it belongs to the next entry
      if (isEmptied && haveSameEntries(entered, new FormData(form))) form.reset()
      return message
    })
  }
  return (
    <form ref={formRef} method="dialog" noValidate onSubmit={submit} className={className}>
      {fields ? <PlainFields fields={fields} faultOf={faultOf} /> : null}
      {children?.(faultOf)}
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
