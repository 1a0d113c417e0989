import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'
import { Link } from '@/components/ui/Link'
import type { FieldError } from '@/lib/core/errors'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { mostCharacters, type WithdrawalDraft } from '@/lib/withdrawal/schema'
import { OrderNumberInput } from './OrderNumberInput'

type Props = { draft?: WithdrawalDraft; problems?: FieldError[] }

/** Step 1, a plain form: with what was typed before and what is wrong with it, where there is such. */
export async function WithdrawalFields({ draft, problems = [] }: Props) {
  const t = await getTranslations('withdrawal')
  const tErrors = await getTranslations('errors')
  const locale = await pageLocale()
  const errorOf = (field: keyof WithdrawalDraft) => {
    const problem = problems.find(({ path }) => path === field)
    return problem ? tErrors(problem.code) : undefined
  }
  const control = (field: keyof typeof mostCharacters) => ({
    name: field,
    defaultValue: draft?.[field] ?? '',
    maxLength: mostCharacters[field],
  })
  return (
    <form method="post" action="/api/withdrawal/draft" className="flex flex-col gap-5">
      <input type="hidden" name="locale" value={locale} />
      <Field label={t('name')} error={errorOf('name')} required>
        {(props) => <TextInput {...props} {...control('name')} autoComplete="name" />}
      </Field>
      <Field label={t('orderNumber')} hint={t('orderNumberHint')} error={errorOf('orderNumber')} required>
        {(props) => <OrderNumberInput {...props} {...control('orderNumber')} autoComplete="off" />}
      </Field>
      <Field label={t('email')} hint={t('emailHint')} error={errorOf('email')} required>
        {(props) => (
          <TextInput {...props} {...control('email')} type="email" inputMode="email" autoComplete="email" />
        )}
      </Field>
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
      <p className="text-sm text-soft">
        {t.rich('privacy', {
          rules: (words) => (
            <Link href={`${localePath(locale, '/rules')}#privacy`} className="prose-link">
              {words}
            </Link>
          ),
        })}
      </p>
    </form>
  )
}
