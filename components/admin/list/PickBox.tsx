import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'

/** The checkbox that picks a row; `form` is the id of the form above the table. */
export const PickBox = ({ className, ...box }: ComponentProps<'input'>) => (
  <label
    className={classes(
      '-my-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center',
      className,
    )}
  >
    <input type="checkbox" {...box} className="size-5" />
  </label>
)
