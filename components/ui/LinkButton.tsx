import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClasses } from './Button'
import { classes } from './classes'
import { Link } from './Link'

type Props = ComponentProps<typeof Link> & { look?: ButtonLook; wide?: boolean }

export function LinkButton({ look = 'ink', wide, className, ...rest }: Props) {
  return <Link {...rest} className={classes(buttonClasses(look, wide), className)} />
}
