import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'

type Props = {
  locale: Locale
  /** What the shop does with the data; `link` leads to the rules about it. */
  text: (link: (words: ReactNode) => ReactNode) => ReactNode
}

/** A word about data, below the button of a form. */
export const PrivacyNote = ({ locale, text }: Props) => (
  <p className="text-sm text-soft">
    {text((words) => (
      <Link href={`${localePath(locale, '/rules')}#privacy`} className="prose-link">
        {words}
      </Link>
    ))}
  </p>
)
