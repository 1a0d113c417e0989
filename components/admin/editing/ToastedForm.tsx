'use client'

import type { FormEvent, ReactNode } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Button, type ButtonLook } from '@/components/ui/Button'
import type { FieldError } from '@/lib/platform/errors'
import { type PlainField, PlainFields } from './PlainFields'
import { useAction } from './use-action'

type FaultOf = (control: string) => string | undefined

type Props = {
  /** Sends what was entered and says what the toast says; null where another page comes. */
  send: (entered: FormData) => Promise<string | null>
  button: { label: string; busyLabel: string; name?: string; look?: ButtonLook }
  /** What is wrong with the entries before they are sent, besides empty controls. */
  check?: (entered: FormData) => FieldError[]
  /** Whether the form is for the next thing, once this one is sent. */
  isEmptied?: boolean
  className?: string
  /** The controls, with the names that the call gives to its fields. */
  fields?: PlainField[]
  children?: (faultOf: FaultOf) => ReactNode
}

const emptyControls = (form: HTMLFormElement): FieldError[] =>
  [...form.elements].flatMap((control) =>
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.validity.valueMissing
      ? [{ path: control.name, code: 'required' }]
      : [],
  )

const isSame = (one: FormData, other: FormData): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other])

/** A small form with one button: a toast says what became of what was entered, and mistakes are marked where they are. */
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
      const said = await send(entered)
      endVisit()
      // what was typed meanwhile is for the next thing
      if (isEmptied && isSame(entered, new FormData(form))) form.reset()
      return said
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
