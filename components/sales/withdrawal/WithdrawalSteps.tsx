import { getTranslations } from 'next-intl/server'
import { ControlField } from '@/components/admin/editing/ControlField'
import { PrivacyNote } from '@/components/site/pages/PrivacyNote'
import { Button } from '@/components/ui/buttons/Button'
import { UnbrokenNumbers } from '@/components/ui/UnbrokenNumbers'
import type { InvalidField } from '@/lib/platform/errors'
import { localePath } from '@/lib/platform/i18n/routing'
import { STATEMENT_PATH } from '@/lib/sales/withdrawal/rules'
import {
  type ConfirmedDraft,
  statementLengths,
  type Withdrawal,
  type WithdrawalDraft,
} from '@/lib/sales/withdrawal/schema'
import { statementText } from '@/lib/sales/withdrawal/statement'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { wordsOf } from '@/lib/shop/texts/translator'
import { BuyerFields, typedFields } from './BuyerFields'
import { OrderPrefill } from './OrderPrefill'

type Props = { draft?: WithdrawalDraft; problems?: InvalidField[] }

/** Step 1: a plain form. After a refusal it shows the typed text again, and the errors. */
export async function WithdrawalFields({ draft, problems = [] }: Props) {
  const t = await getTranslations('withdrawal')
  const locale = await pageLocale()
  const { field } = await typedFields(statementLengths, draft, problems)
  return (
    <form method="post" action="/api/withdrawal/draft" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="locale" value={locale} />
      <BuyerFields t={t} field={field} />
      <ClientMessages groups={['claimForm']}>
        <OrderPrefill goods="lines" most={statementLengths.lines} isWithdrawal />
      </ClientMessages>
      <ControlField
        {...field('lines')}
        label={t('lines')}
        optionalLabel={t('optional')}
        hint={t('linesHint')}
        rows={3}
      />
      <ControlField
        {...field('accountNumber')}
        label={t('account')}
        optionalLabel={t('optional')}
        hint={t('accountHint')}
      />
      <Button type="submit" look="signal" wide>
        {t('next')}
      </Button>
      <PrivacyNote locale={locale} text={(rules) => t.rich('privacy', { rules })} />
    </form>
  )
}

/** The statement as it is stored and mailed. */
export async function StatementText({ withdrawal }: { withdrawal: Withdrawal }) {
  return (
    <blockquote className="border-l-4 border-rust pl-4 whitespace-pre-line wrap-anywhere">
      <UnbrokenNumbers text={statementText(withdrawal, wordsOf(await pageLocale()))} />
    </blockquote>
  )
}

/** Step 2: the statement and one button, whose wording is prescribed by law. */
export async function StatementStep(props: { draft: ConfirmedDraft; withdrawal: Withdrawal }) {
  const t = await getTranslations('withdrawal')
  const locale = await pageLocale()
  const { key, name, orderNumber, email, lines, accountNumber } = props.draft
  const fields = { key, locale, name, orderNumber, email, lines, accountNumber }
  return (
    <div className="grid gap-6">
      <StatementText withdrawal={props.withdrawal} />
      <form method="post" action="/api/withdrawal">
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" look="signal" wide>
          {t('confirm')}
        </Button>
      </form>
      <p>
        {/* a plain link loads the document, which the server renders from the draft */}
        <a href={`${localePath(locale, STATEMENT_PATH)}?change=yes`} className="prose-link touch-link">
          {t('change')}
        </a>
      </p>
    </div>
  )
}
