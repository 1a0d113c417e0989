import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './Field'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; error?: ReactNode }

/** A checkbox with its label. The whole line is the target; links inside the label still work. */
export function Checkbox({ label, error, ...rest }: Props) {
  const id = useId()
  return (
    <div className={error ? 'pb-2' : undefined}>
      <label className="flex min-h-touch cursor-pointer items-start gap-3 py-2">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : rest['aria-describedby']}
          className="mt-0.5 size-6 shrink-0"
        />
        <span className="pt-0.5 text-pretty">{label}</span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
