import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'

type Props = Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> & { label: string }

export const CloseButton = ({ label, className, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    className={classes(
      'flex size-11 shrink-0 items-center justify-center rounded hover:bg-hairline',
      className,
    )}
    {...rest}
  >
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
      <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  </button>
)
