import type { HTMLAttributes } from 'react'
import { classes } from './classes'

const paddings = { small: 'p-3', low: 'px-4 py-3', medium: 'p-4', large: 'p-4 md:p-5' }

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'figure' | 'li' | 'p' | 'section' | 'ul'
  padding?: keyof typeof paddings
}

/** A framed box on the ground of a page. */
export const Card = ({ as: Box = 'div', padding = 'large', className, ...rest }: Props) => (
  <Box
    {...rest}
    className={classes('rounded border border-hairline bg-face', paddings[padding], className)}
  />
)
