'use client'

import { useLocale } from 'next-intl'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'

/** The address follows what is typed after this pause, since browsers limit how often it may change. ms */
const ADDRESS_PAUSE = 400

/** What differs between two forms. Effects depend on the object, so it must stay the same. */
export type TypedForm<Field extends string, Values> = {
  fields: readonly Field[]
  /** The first values of controls that the page has no value for. */
  usual?: Partial<Record<Field, string>>
  /** The form's action without JavaScript. */
  action: string
  pathOf: (values: Values) => string
  /** The values of the browser's address, which are newer than the page after Back. */
  openedWith: (locale: Locale) => Values | null
}

type Text<Field extends string> = { [Name in Field]?: string | undefined }

/**
 * A form whose address and answer follow each key press. The server answers an address with the same functions.
 * Half-typed figures keep the former answer, that of `judged`, until the field is left.
 */
export function useTypedForm<Field extends string, Values extends Text<Field>>(
  spec: TypedForm<Field, Values>,
  start: Values,
  problemsOf: (values: Values) => Partial<Record<Field, unknown>>,
  onAnswered?: () => void,
) {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState({ values: start, judged: start, isTyped: false, isAsked: true })
  const { values, isTyped } = state

  useLayoutEffect(() => {
    const typed = typedEarly(spec, start, form.current)
    const now = typed ?? spec.openedWith(locale)
    if (now) setState({ values: now, judged: now, isTyped: typed !== null, isAsked: typed === null })
  }, [spec, start, locale])

  useEffect(() => {
    if (!isTyped) return
    const write = () => window.history.replaceState(null, '', localePath(locale, spec.pathOf(values)))
    const timer = window.setTimeout(write, ADDRESS_PAUSE)
    // A click may leave the page within the pause, so it writes the address at once: Back returns to all that was typed,
    // and a later write would cancel the navigation.
    const writeNow = () => {
      window.clearTimeout(timer)
      write()
    }
    document.addEventListener('click', writeNow, { capture: true, once: true })
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('click', writeNow, { capture: true })
    }
  }, [spec, values, isTyped, locale])

  const edit = (change: (values: Values) => Values, problemsNow = problemsOf) =>
    setState((before) => {
      const changed = change(before.values)
      const isReadable = Object.keys(problemsNow(changed)).length === 0
      return {
        values: changed,
        judged: isReadable ? changed : before.judged,
        isTyped: true,
        isAsked: false,
      }
    })

  return {
    ...state,
    edit,
    change: (field: Field, text: string) => edit((before) => ({ ...before, [field]: text })),
    /** Judges the field's text on leaving it, even if it is not finished. */
    leave: () => setState((before) => ({ ...before, judged: before.values })),
    form: {
      ref: form,
      noValidate: true,
      action: localePath(locale, spec.action),
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        setState((before) => ({ ...before, judged: before.values, isAsked: true }))
        const problems = problemsOf(values)
        const first = spec.fields.find((field) => problems[field])
        const control = first && form.current?.elements.namedItem(first)
        if (!(control instanceof HTMLElement)) return onAnswered?.()
        control.closest('details')?.setAttribute('open', '')
        control.focus()
      },
    },
  }
}

/** The values typed before the script ran; null if nothing was typed. */
function typedEarly<Field extends string, Values extends Text<Field>>(
  { fields, usual = {} }: TypedForm<Field, Values>,
  start: Values,
  form: HTMLFormElement | null,
): Values | null {
  if (!form) return null
  const data = new FormData(form)
  const typed = fields.filter((field) => {
    const text = data.get(field)
    return typeof text === 'string' && text !== (start[field] ?? usual[field] ?? '')
  })
  const texts = Object.fromEntries(typed.map((field) => [field, String(data.get(field))]))
  return typed.length > 0 ? { ...start, ...texts } : null
}
