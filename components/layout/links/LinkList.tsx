import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import type { catalogLinks, infoLinks, legalLinks } from './shop-links'

type Props = {
  links: typeof catalogLinks | typeof infoLinks | typeof legalLinks
  line: string
  className?: string
}

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
