import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { Field } from '@/components/ui/controls/Field'
import type { InvalidField } from '@/lib/platform/errors'
import { OrderNumberInput } from './OrderNumberInput'

/** The typed text and the errors of a plain form. It is `noValidate`, since a browser words errors in its own language. */
export async function typedFields<Name extends string>(
  mostCharacters: Record<Name, number>,
  typed: Partial<Record<NoInfer<Name>, string>> | undefined,
  problems: InvalidField[],
) {
  const t = await getTranslations('errors')
  const focusOf = (field: string) => ({ autoFocus: problems[0]?.path === field })
  const errorOf = (field: string) => {
    const problem = problems.find(({ path }) => path === field)
    return problem && t(problem.code)
  }
  return {
    errorOf,
    focusOf,
    field: (name: Name) => ({
      name,
      defaultValue: typed?.[name] ?? '',
      maxLength: mostCharacters[name],
      error: errorOf(name),
      ...focusOf(name),
    }),
  }
}

type Name = 'name' | 'orderNumber' | 'email'
type Props = {
  t: (key: Name | 'orderNumberHint' | 'emailHint') => string
  field: (name: Name) => ComponentProps<'input'> & { maxLength: number; error: string | undefined }
}

export function BuyerFields({ t, field }: Props) {
  const { error, ...orderNumber } = field('orderNumber')
  return (
    <>
      <ControlField {...field('name')} label={t('name')} autoComplete="name" required />
      <Field label={t('orderNumber')} hint={t('orderNumberHint')} error={error} required>
        {(props) => <OrderNumberInput {...props} {...orderNumber} autoComplete="off" />}
      </Field>
      <BuyerEmail {...field('email')} label={t('email')} hint={t('emailHint')} />
    </>
  )
}

export const BuyerEmail = (props: ComponentProps<typeof ControlField>) => (
  <ControlField {...props} type="email" inputMode="email" autoComplete="email" required />
)
