import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { DeleteSynonym } from './DeleteSynonym'
import { sentencePath } from './sentence-address'

export type ShownSynonym = { id: number; phrase: string; meaning: string; isUnderstood: boolean }

type Props = { synonyms: readonly ShownSynonym[]; canChange: boolean }

/** The words of the customers, each with what it means and a way to try it. */
export function SynonymList({ synonyms, canChange }: Props) {
  const t = useTranslations('adminSearch')
  const locale = useLocale()
  return (
    <ul className="border-t border-hairline">
      {synonyms.map(({ id, phrase, meaning, isUnderstood }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline py-2"
        >
          <p className="min-w-0 wrap-anywhere">
            <Link
              href={localePath(locale, sentencePath(phrase))}
              className="prose-link font-semibold"
              aria-label={t('tryWord', { phrase })}
            >
              {phrase}
            </Link>{' '}
            → {meaning}
            {isUnderstood ? null : <span className="text-danger"> ({t('lost')})</span>}
          </p>
          {canChange ? <DeleteSynonym id={id} phrase={phrase} /> : null}
        </li>
      ))}
    </ul>
  )
}
