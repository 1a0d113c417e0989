'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { classes } from '@/components/ui/classes'
import { FieldError } from './Field'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Why this option cannot be chosen now. It can still be focused and read. */
  disabledReason?: ReactNode
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  legend: ReactNode
  options: RadioOption[]
  error?: ReactNode
  /** For a controlled group; omit it with react-hook-form's `register`. */
  value?: string
  /** Chosen at first in a plain form. */
  defaultValue?: string
}

/** Undoes a press and stops the change event before the form receives it. */
const refused = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
  onChange: () => {},
}

/** A choice of one option. Spread `register('delivery')` on the group: it is passed to every radio button. */
export function RadioGroup({ legend, options, error, value, defaultValue, className, ...rest }: Props) {
  const id = useId()
  return (
    <fieldset
      className={classes('flex flex-col gap-2', className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {options.map((option) => {
        const noteId = option.hint || option.disabledReason ? `${id}-${option.value}` : undefined
        const off = Boolean(option.disabledReason)
        return (
          <label
            key={option.value}
            className={classes(
              'flex min-h-touch items-start gap-3 rounded border border-edge bg-face px-4 py-3',
              'has-checked:border-type has-checked:inset-ring has-checked:inset-ring-type',
              off ? 'cursor-not-allowed border-hairline bg-ground text-soft' : 'cursor-pointer',
            )}
          >
            <input
              {...rest}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              {...(off ? refused : {})}
              type="radio"
              value={option.value}
              aria-describedby={noteId}
              aria-invalid={error ? true : undefined}
              className="mt-0.5 size-5 shrink-0"
            />
            <span>
              <span className="font-medium">{option.label}</span>
              {noteId ? (
                <span id={noteId} className="block text-sm text-soft">
                  {option.disabledReason ?? option.hint}
                </span>
              ) : null}
            </span>
          </label>
        )
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
