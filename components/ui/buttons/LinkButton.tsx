import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { type ButtonLook, buttonClasses } from './Button'

type Props = ComponentProps<typeof Link> & { look?: ButtonLook; wide?: boolean }

export function LinkButton({ look = 'ink', wide, className, ...rest }: Props) {
  return <Link {...rest} className={classes(buttonClasses(look, wide), className)} />
}
