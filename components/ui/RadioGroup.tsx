'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { classes } from './classes'
import { FieldError } from './Field'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Why this one cannot be chosen now; it can still be reached and read. */
  disabledReason?: ReactNode
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  legend: ReactNode
  options: RadioOption[]
  error?: ReactNode
  /** For a controlled group; leave it out with react-hook-form's `register`. */
  value?: string
}

/** A press is taken back, and the form never hears of the change that came with it. */
const refused = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
  onChange: () => {},
}

/** One of a few. `register('delivery')` is spread on the group and reaches every button. */
export function RadioGroup({ legend, options, error, value, className, ...rest }: Props) {
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
              {...(off ? refused : {})}
              type="radio"
              value={option.value}
              aria-describedby={noteId}
              className="mt-0.5 size-5 shrink-0 accent-ink"
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
