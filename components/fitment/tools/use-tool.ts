'use client'

import { useLocale } from 'next-intl'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  ANSWER_PATH,
  type ToolField,
  type ToolName,
  type ToolValues,
  toolFieldsOf,
  toolPath,
  toolValuesIn,
} from '@/lib/fitment/tools/address'
import type { Calculation, FieldProblem } from '@/lib/fitment/tools/reading'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'

/** The address follows what is typed after this pause, since browsers limit how often it may change. ms */
const ADDRESS_PAUSE = 400

export type ToolState<Tool extends ToolName> = {
  tool: Tool
  values: ToolValues<Tool>
  problems: Partial<Record<ToolField<Tool>, FieldProblem>>
  change: (field: ToolField<Tool>, text: string) => void
  /** The field is left: what stands in it is judged even if it is not finished. */
  leave: () => void
  form: { ref: RefObject<HTMLFormElement | null>; action: string; onSubmit: (event: FormEvent) => void }
}

type Calculate<Tool extends ToolName, Answer> = (
  values: ToolValues<Tool>,
) => Calculation<ToolField<Tool>, Answer>

/**
 * A tool's form. The server calculates what stands in the address, and the same function then follows every key press:
 * half-typed figures keep the former answer until the field is left.
 */
export function useTool<Tool extends ToolName, Answer>(
  tool: Tool,
  start: ToolValues<Tool>,
  calculate: Calculate<Tool, Answer>,
): ToolState<Tool> & { answer: Answer | null } {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [{ values, judged, isTyped }, setState] = useState({ values: start, judged: start, isTyped: false })

  // Takes over what was typed before the script ran, and the address that Back returns to: it may be newer than the page.
  useLayoutEffect(() => {
    const early = typedEarly(tool, start, form.current)
    const fromAddress = toolValuesIn(tool, splitLocale(window.location.pathname).path)
    if (early) setState({ values: early, judged: early, isTyped: true })
    else if (fromAddress) setState({ values: fromAddress, judged: fromAddress, isTyped: false })
  }, [tool, start])

  useEffect(() => {
    if (!isTyped) return
    const timer = window.setTimeout(
      () => window.history.replaceState(null, '', localePath(locale, toolPath(tool, values))),
      ADDRESS_PAUSE,
    )
    return () => window.clearTimeout(timer)
  }, [tool, values, isTyped, locale])

  const { problems, answer } = calculate(judged)
  return {
    tool,
    values,
    problems,
    answer,
    change: (field, text) =>
      setState((before) => {
        const changed = { ...before.values, [field]: text }
        const isReadable = Object.keys(calculate(changed).problems).length === 0
        return { values: changed, judged: isReadable ? changed : before.judged, isTyped: true }
      }),
    leave: () => setState((before) => ({ ...before, judged: before.values })),
    form: {
      ref: form,
      action: localePath(locale, ANSWER_PATH),
      onSubmit: (event) => {
        event.preventDefault()
        setState((before) => ({ ...before, judged: before.values }))
        const found = calculate(values).problems
        const first = toolFieldsOf(tool).find((field) => found[field])
        const control = first && form.current?.elements.namedItem(first)
        if (control instanceof HTMLElement) control.focus()
      },
    },
  }
}

/** What stands in the form where it differs from what the page came with; null where nothing does. */
function typedEarly<Tool extends ToolName>(
  tool: Tool,
  start: ToolValues<Tool>,
  form: HTMLFormElement | null,
): ToolValues<Tool> | null {
  if (!form) return null
  const data = new FormData(form)
  const values = { ...start }
  let isChanged = false
  for (const field of toolFieldsOf(tool)) {
    const text = data.get(field)
    if (typeof text !== 'string' || text === (start[field] ?? '')) continue
    values[field] = text
    isChanged = true
  }
  return isChanged ? values : null
}
