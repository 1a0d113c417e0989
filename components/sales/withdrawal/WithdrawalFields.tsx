import { getTranslations } from 'next-intl/server'
import { PrivacyNote } from '@/components/site/pages/PrivacyNote'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'
import type { FieldError } from '@/lib/platform/errors'
import { mostCharacters, type WithdrawalDraft } from '@/lib/sales/withdrawal/schema'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { BuyerFields, typedFields } from './BuyerFields'
import { OrderPrefill } from './OrderPrefill'

type Props = { draft?: WithdrawalDraft; problems?: FieldError[] }

/** Step 1, a plain form: with what was typed before and what is wrong with it, where there is such. */
export async function WithdrawalFields({ draft, problems = [] }: Props) {
  const t = await getTranslations('withdrawal')
  const locale = await pageLocale()
  const { errorOf, control } = await typedFields(mostCharacters, draft, problems)
  return (
    <form method="post" action="/api/withdrawal/draft" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="locale" value={locale} />
      <BuyerFields t={t} errorOf={errorOf} control={control} />
      <ClientMessages groups={['claimForm']}>
        <OrderPrefill goods="lines" most={mostCharacters.lines} isWithdrawal />
      </ClientMessages>
      <Field label={t('lines')} optionalLabel={t('optional')} hint={t('linesHint')} error={errorOf('lines')}>
        {(props) => <TextArea {...props} {...control('lines')} rows={3} />}
      </Field>
      <Field
        label={t('account')}
        optionalLabel={t('optional')}
        hint={t('accountHint')}
        error={errorOf('accountNumber')}
      >
        {(props) => <TextInput {...props} {...control('accountNumber')} autoComplete="off" />}
      </Field>
      <Button type="submit" look="signal" wide>
        {t('next')}
      </Button>
      <PrivacyNote locale={locale} text={(rules) => t.rich('privacy', { rules })} />
    </form>
  )
}
