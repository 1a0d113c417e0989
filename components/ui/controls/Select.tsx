import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'

export type Option = { value: string; label: string }

type Props = ComponentProps<'select'> & { options?: Option[] }

/** The native select, with the phone's own picker and the keyboard's type-ahead. */
export function Select({ className, options, children, ...rest }: Props) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={classes(
          'min-h-touch w-full appearance-none rounded border border-edge bg-face py-2 pr-9 pl-3 text-base',
          'text-type aria-disabled:border-hairline aria-disabled:text-soft aria-invalid:border-2',
          'aria-invalid:border-danger',
          className,
        )}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 8"
        className="pointer-events-none absolute top-1/2 right-3 w-3 -translate-y-1/2 text-soft"
      >
        <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </span>
  )
}
