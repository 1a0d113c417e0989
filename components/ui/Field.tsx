import { type ReactNode, useId } from 'react'

/** What a control needs to belong to its label, hint and error: spread it on the control. */
export type ControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type Props = {
  label: ReactNode
  hint?: ReactNode
  /** The sentence that says what is wrong; its presence marks the control invalid. */
  error?: ReactNode
  required?: boolean
  /** Said beside the label of a field that may stay empty. */
  optionalLabel?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then hint and error, tied to the control by id. */
export function Field({ label, hint, error, required, optionalLabel, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
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

/** The sentence under a control that says what is wrong with it. */
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
