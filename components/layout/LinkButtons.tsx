import { useLocale } from 'next-intl'
import { LinkButton } from '@/components/ui/LinkButton'
import { localePath } from '@/lib/platform/i18n/routing'

/** A way on; `path` without the language. */
export type LabelledPath = { label: string; path: string }

export function LinkButtons({ links }: { links: readonly LabelledPath[] }) {
  const locale = useLocale()
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ label, path }) => (
        <li key={path}>
          <LinkButton href={localePath(locale, path)} look="quiet">
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
