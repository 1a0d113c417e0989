import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/Button'
import { Unbroken } from '@/components/ui/Unbroken'
import { localePath } from '@/lib/platform/i18n/routing'
import { statementText } from '@/lib/sales/withdrawal/received'
import { STATEMENT_PATH } from '@/lib/sales/withdrawal/rules'
import type { ConfirmedDraft, Withdrawal } from '@/lib/sales/withdrawal/schema'
import { pageLocale } from '@/lib/shop/texts/locale'
import { wordsOf } from '@/lib/shop/texts/translator'

/** The statement as it is stored and mailed. */
export async function StatementText({ withdrawal }: { withdrawal: Withdrawal }) {
  return (
    <blockquote className="border-l-4 border-rust pl-4 whitespace-pre-line wrap-anywhere">
      <Unbroken text={statementText(withdrawal, wordsOf(await pageLocale()))} />
    </blockquote>
  )
}

/** Step 2: the statement, and the one button that the law words. */
export async function StatementStep({
  draft,
  withdrawal,
}: {
  draft: ConfirmedDraft
  withdrawal: Withdrawal
}) {
  const t = await getTranslations('withdrawal')
  const locale = await pageLocale()
  const { key, name, orderNumber, email, lines, accountNumber } = draft
  const fields = { key, locale, name, orderNumber, email, lines, accountNumber }
  return (
    <div className="grid gap-6">
      <StatementText withdrawal={withdrawal} />
      <form method="post" action="/api/withdrawal">
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" look="signal" wide>
          {t('confirm')}
        </Button>
      </form>
      <p>
        {/* a plain link: the page is made anew from the draft */}
        <a href={`${localePath(locale, STATEMENT_PATH)}?change=yes`} className="prose-link touch-link">
          {t('change')}
        </a>
      </p>
    </div>
  )
}
