import Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClasses } from './Button'
import { classes } from './classes'

type Props = ComponentProps<typeof Link> & { look?: ButtonLook; wide?: boolean }

/** A link to another page that looks like a button. */
export function LinkButton({ look = 'ink', wide, className, ...rest }: Props) {
  return <Link {...rest} className={classes(buttonClasses(look, wide), className)} />
}
