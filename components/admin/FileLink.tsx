import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'

/** A link to a file that the browser saves. */
export const FileLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a download {...rest} className={classes('prose-link inline-flex min-h-touch items-center', className)} />
)
