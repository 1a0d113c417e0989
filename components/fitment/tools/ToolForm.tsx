'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { ToolField, ToolName } from '@/lib/fitment/tools/address'
import type { FieldProblem } from '@/lib/fitment/tools/reading'
import type { ToolState } from './use-tool'

type FormProps<Tool extends ToolName> = { state: ToolState<Tool>; label: string; children: ReactNode }

/** The fields of a tool with its button, which works without JavaScript. */
export function ToolForm<Tool extends ToolName>({ state, label, children }: FormProps<Tool>) {
  const t = useTranslations('toolForm')
  const { form, tool } = state
  return (
    <form
      ref={form.ref}
      action={form.action}
      onSubmit={form.onSubmit}
      aria-label={label}
      noValidate
      className="grid content-start gap-5"
    >
      <input type="hidden" name="tool" value={tool} />
      {children}
      <Button type="submit" look="signal" wide>
        {t('calculate')}
      </Button>
      <p className="text-sm text-soft">{t('share')}</p>
    </form>
  )
}

/** Fields that belong together. */
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
  /** Which keys a phone offers: figures unless it is a size or a marking. */
  keys?: 'decimal' | 'text'
}

/** What is wrong with a field, in words. */
function useProblemText<Tool extends ToolName>(state: ToolState<Tool>, name: ToolField<Tool>) {
  const t = useTranslations('toolForm')
  const problem: FieldProblem | undefined = state.problems[name]
  if (!problem) return undefined
  const { code, ...figures } = problem
  return t(`problems.${code}`, figures)
}

/** A field with what is wrong with it. */
export function ToolInput<Tool extends ToolName>(props: FieldProps<Tool>) {
  const t = useTranslations('toolForm')
  const { state, name, label, hint, isOptional, keys = 'decimal' } = props
  const error = useProblemText(state, name)
  return (
    <Field label={label} hint={hint} error={error} {...(isOptional ? { optionalLabel: t('optional') } : {})}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={state.values[name] ?? ''}
          onChange={(event) => state.change(name, event.target.value)}
          onBlur={state.leave}
          inputMode={keys}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="tabular-nums"
        />
      )}
    </Field>
  )
}

type SelectProps<Tool extends ToolName> = {
  state: ToolState<Tool>
  name: ToolField<Tool>
  label: string
  options: { value: string; label: string }[]
  /** Shown for an address that asks for none, or for one that the list does not have. */
  usual: string
}

/** A choice of a few values, with what is wrong with the one of the address. */
export function ToolSelect<Tool extends ToolName>({ state, name, label, options, usual }: SelectProps<Tool>) {
  const error = useProblemText(state, name)
  const value = state.values[name]
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={options.some((option) => option.value === value) ? value : usual}
          onChange={(event) => state.change(name, event.target.value)}
          options={options}
        />
      )}
    </Field>
  )
}
