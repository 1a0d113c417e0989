import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { LinkButton } from '@/components/ui/LinkButton'
import { localePath } from '@/lib/platform/i18n/routing'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { path: string }

/** A link in a text; `path` is without its language. */
export const AdminLink = ({ path, className, ...rest }: Props) => (
  <Link
    {...rest}
    href={localePath(useLocale(), path)}
    className={classes('prose-link touch-link', className)}
  />
)

type ButtonProps = Omit<ComponentProps<typeof LinkButton>, 'href'> & { path: string }

/** The same as a button. */
export const AdminButton = ({ path, ...rest }: ButtonProps) => (
  <LinkButton {...rest} href={localePath(useLocale(), path)} />
)
