'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { KitField } from '@/lib/fitment/kit-check/address'
import type { KitState } from './use-kit'
import { useProblemWords } from './use-problem-words'

/** Fields that have a hint. */
const hinted = ['tireSize', 'stockTire', 'wheelPattern', 'hubThread'] as const

type InputProps = { kit: KitState; name: KitField; keys?: 'decimal' | 'text' }

/** A figure with what is wrong with it. */
export function KitInput({ kit, name, keys = 'decimal' }: InputProps) {
  const t = useTranslations('kit')
  const problem = useProblemWords()
  const hint = hinted.find((field) => field === name)
  return (
    <Field label={t(`fields.${name}`)} hint={hint && t(`hints.${hint}`)} error={problem(kit.problems[name])}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={kit.values[name] ?? ''}
          onChange={(event) => kit.change(name, event.target.value)}
          onBlur={kit.leave}
          inputMode={keys}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          className="tabular-nums"
        />
      )}
    </Field>
  )
}

type SelectProps = {
  kit: KitState
  name: KitField
  options: readonly { value: string; label: string }[]
  /** The value of a field that the address does not name. */
  usual?: string
  children?: ReactNode
}

/** A choice of a few values; without a usual one nothing is said. */
export function KitSelect({ kit, name, options, usual = '', children }: SelectProps) {
  const t = useTranslations('kit')
  const problem = useProblemWords()
  const value = kit.values[name] || usual
  return (
    <Field label={t(`fields.${name}`)} error={problem(kit.problems[name])}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value}
          onChange={(event) => kit.change(name, event.target.value)}
          options={[...options]}
        >
          {children}
        </Select>
      )}
    </Field>
  )
}
