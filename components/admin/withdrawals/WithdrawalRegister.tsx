import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/i18n/routing'
import type { ReturnRow } from '@/lib/returns/queries'
import { ReturnFacts } from './ReturnFacts'

/** The returns: where each comes from, by when the money is due, and what is back. */
export function WithdrawalRegister({ returns }: { returns: ReturnRow[] }) {
  const t = useTranslations('withdrawalRegister')
  const locale = useLocale()
  if (returns.length === 0) return <Notice title={t('none')}>{t('noneText')}</Notice>
  return (
    <ol className="grid gap-4">
      {returns.map((entry) => (
        <li key={entry.id} className="rounded border border-hairline bg-face p-4 md:p-5">
          <article aria-labelledby={`return-${entry.id}`} className="min-w-0">
            <h2 id={`return-${entry.id}`} className="font-semibold">
              <Link
                href={localePath(locale, `/admin/withdrawals/${entry.id}`)}
                className="prose-link touch-link"
              >
                {t('handle', { id: entry.id })}
              </Link>
            </h2>
            <ReturnFacts entry={entry} />
          </article>
        </li>
      ))}
    </ol>
  )
}
