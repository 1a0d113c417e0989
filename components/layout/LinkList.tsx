import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import type { catalogLinks, infoLinks, legalLinks } from './links'

type Props = {
  links: typeof catalogLinks | typeof infoLinks | typeof legalLinks
  /** The look of a link. */
  line: string
  className?: string
}

/** Pages of the shop, one below the other or in a row. */
export function LinkList({ links, line, className }: Props) {
  const t = useTranslations('layout')
  const locale = useLocale()
  return (
    <ul className={className}>
      {links.map(({ key, path }) => (
        <li key={key}>
          <Link href={localePath(locale, path)} className={line}>
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
