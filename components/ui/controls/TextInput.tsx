import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'

export const controlClasses =
  'min-h-touch w-full rounded border border-edge bg-face px-3 py-2 text-base text-type placeholder:text-soft ' +
  'read-only:border-hairline read-only:bg-ground aria-invalid:border-2 aria-invalid:border-danger'

/** One line of text. Passes props and ref to the input, as react-hook-form's `register` requires. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classes(controlClasses, className)} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...rest} className={classes(controlClasses, className)} />
}
