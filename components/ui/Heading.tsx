import type { ComponentProps } from 'react'
import { classes } from './classes'

const looks = {
  page: 'font-display text-xl font-bold tracking-tight',
  section: 'font-display text-lg font-bold',
  subsection: 'text-lg font-semibold',
  /** Within a card. */
  part: 'font-semibold',
}

type Props = ComponentProps<'h2'> & { level?: 'h1' | 'h2' | 'h3'; look?: keyof typeof looks }

/** `level` says where a heading stands in the outline of its page, `look` how large it is. */
export const Heading = ({ level: Level = 'h2', look = 'section', className, ...rest }: Props) => (
  <Level {...rest} className={classes(looks[look], className)} />
)
