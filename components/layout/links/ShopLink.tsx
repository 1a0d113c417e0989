import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'

type WithPath<Props> = Omit<Props, 'href'> & { path: string }

/** A link in the language of its page; `path` is without it. */
export const ShopLink = ({ path, ...rest }: WithPath<ComponentProps<typeof Link>>) => (
  <Link href={localePath(useLocale(), path)} {...rest} />
)

/** The same as it looks in a text. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof ShopLink>) => (
  <ShopLink {...rest} className={classes('prose-link touch-link', className)} />
)

/** The same as a button. */
export const ShopButton = ({ path, ...rest }: WithPath<ComponentProps<typeof LinkButton>>) => (
  <LinkButton href={localePath(useLocale(), path)} {...rest} />
)
