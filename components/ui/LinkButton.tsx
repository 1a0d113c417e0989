import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClasses } from './Button'
import { classes } from './classes'
import { Link } from './Link'

type Props = ComponentProps<typeof Link> & { look?: ButtonLook; wide?: boolean }

/** A link to another page that looks like a button. */
export function LinkButton({ look = 'ink', wide, className, ...rest }: Props) {
  return <Link {...rest} className={classes(buttonClasses(look, wide), className)} />
}
