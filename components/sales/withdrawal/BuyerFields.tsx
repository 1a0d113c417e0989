import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { FieldError } from '@/lib/platform/errors'
import { OrderNumberInput } from './OrderNumberInput'

/**
 * What the fields of a plain form show: what was typed before, and what is wrong with it. The first wrong one has the
 * focus. Such a form is `noValidate`: the page says what is wrong in its own language, a browser in the browser's.
 */
export async function typedFields<Name extends string>(
  mostCharacters: Record<Name, number>,
  typed: Partial<Record<NoInfer<Name>, string>> | undefined,
  problems: FieldError[],
) {
  const t = await getTranslations('errors')
  const focusOf = (field: string) => ({ autoFocus: problems[0]?.path === field })
  return {
    errorOf: (field: string) => {
      const problem = problems.find(({ path }) => path === field)
      return problem ? t(problem.code) : undefined
    },
    focusOf,
    control: (name: Name) => ({
      name,
      defaultValue: typed?.[name] ?? '',
      maxLength: mostCharacters[name],
      ...focusOf(name),
    }),
  }
}

type Name = 'name' | 'orderNumber' | 'email'
type Props = {
  t: (key: Name | 'orderNumberHint' | 'emailHint') => string
  errorOf: (field: Name) => string | undefined
  control: (field: Name) => ComponentProps<'input'> & { maxLength: number }
}

/** Who writes about which order. */
export const BuyerFields = ({ t, errorOf, control }: Props) => (
  <>
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
  </>
)
