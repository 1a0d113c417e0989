import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'

export const FileLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a download {...rest} className={classes('prose-link inline-flex min-h-touch items-center', className)} />
)
