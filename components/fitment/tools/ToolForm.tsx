'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
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
import { splitLocale } from '@/lib/platform/i18n/routing'
import { type TypedForm, useTypedForm } from './use-typed-form'

type FormProps<Tool extends ToolName> = {
  state: ToolState<Tool>
  label: string
  answer: ReactNode
  children: ReactNode
}

/** The fields of a tool with its button, which works without JavaScript, and the answer beside them. */
export function ToolForm<Tool extends ToolName>({ state, label, answer, children }: FormProps<Tool>) {
  const t = useTranslations('toolForm')
  const { form, tool } = state
  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <form {...form} aria-label={label} className="grid content-start gap-5">
        <input type="hidden" name="tool" value={tool} />
        {children}
        <Button type="submit" look="signal" wide>
          {t('calculate')}
        </Button>
        <p className="text-sm text-soft">{t('share')}</p>
      </form>
      <div className="grid min-w-0 content-start gap-8">{answer ?? <p>{t('incomplete')}</p>}</div>
    </div>
  )
}

export function ToolFields({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <legend className="mb-3 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}

type FieldProps<Tool extends ToolName> = {
  state: ToolState<Tool>
  name: ToolField<Tool>
  label: string
  hint?: string
  isOptional?: boolean
  /** The keys that a phone shows: `text` for sizes and markings. */
  keys?: 'decimal' | 'text'
  /** Makes the field a choice. */
  options?: { value: string; label: string }[]
  /** The option chosen while the address names none of `options`. */
  usual?: string
}

/** A figure or a choice with what is wrong with it. */
export function ToolInput<Tool extends ToolName>(props: FieldProps<Tool>) {
  const { state, name, label, hint, isOptional, keys = 'decimal', options, usual } = props
  const t = useTranslations('toolForm')
  const problem: FieldProblem | undefined = state.problems[name]
  const { code, ...figures } = problem ?? {}
  const value = state.values[name]
  const change = (event: { target: { value: string } }) => state.change(name, event.target.value)
  return (
    <Field
      label={label}
      hint={hint}
      error={code && t(`problems.${code}`, figures)}
      {...(isOptional ? { optionalLabel: t('optional') } : {})}
    >
      {(control) =>
        options ? (
          <Select
            {...control}
            name={name}
            value={options.some((option) => option.value === value) ? value : usual}
            onChange={change}
            options={options}
          />
        ) : (
          <TextInput
            {...control}
            name={name}
            value={value ?? ''}
            onChange={change}
            onBlur={state.leave}
            inputMode={keys}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="tabular-nums"
          />
        )
      }
    </Field>
  )
}

export function useTool<Tool extends ToolName, Answer>(
  tool: Tool,
  start: ToolValues<Tool>,
  calculate: (values: ToolValues<Tool>) => Calculation<ToolField<Tool>, Answer>,
) {
  const spec = useMemo(
    (): TypedForm<ToolField<Tool>, ToolValues<Tool>> => ({
      fields: toolFieldsOf(tool),
      action: ANSWER_PATH,
      pathOf: (values) => toolPath(tool, values),
      openedWith: () => toolValuesIn(tool, splitLocale(window.location.pathname).path),
    }),
    [tool],
  )
  const { judged, ...typed } = useTypedForm(spec, start, (values) => calculate(values).problems)
  return { ...typed, tool, ...calculate(judged) }
}

type ToolState<Tool extends ToolName> = Omit<ReturnType<typeof useTool<Tool, unknown>>, 'answer'>
