import { type ReactNode, useId } from 'react'

/** The props that tie a control to its label, hint and error: spread them on the control. */
export type ControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type Props = {
  label: ReactNode
  hint?: ReactNode
  /** The error message; its presence marks the control invalid. */
  error?: ReactNode
  required?: boolean
  optionalLabel?: string
  children: (control: ControlProps) => ReactNode
}

/** A label above a control, hint and error below. In a grid marked with `data-fields` the controls of a row are level. */
export function Field({ label, hint, error, required, optionalLabel, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5 sm:in-data-fields:row-span-4 sm:in-data-fields:grid sm:in-data-fields:grid-rows-subgrid">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optionalLabel ? <span className="font-normal text-soft"> ({optionalLabel})</span> : null}
      </label>
      {children({
        id,
        ...(required ? { required } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint ? (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-danger">
      <span aria-hidden="true" className="font-bold">
        !
      </span>
      <span>{children}</span>
    </p>
  )
}
