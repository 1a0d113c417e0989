import { getTranslations } from 'next-intl/server'
import { typedFields } from '@/components/sales/withdrawal/BuyerFields'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { FieldError } from '@/lib/platform/errors'
import { mostCharacters, type TrackOrder } from '@/lib/sales/orders/parcels/schema'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = { typed?: Pick<TrackOrder, 'orderId' | 'email'>; problems?: FieldError[] }

/** Asks for an order by its number and e-mail. A plain form: it works without JavaScript. */
export async function TrackForm({ typed, problems = [] }: Props) {
  const t = await getTranslations('track')
  const { errorOf, control } = await typedFields(mostCharacters, typed, problems)
  return (
    <form action="/api/track" method="post" noValidate className="grid max-w-md gap-5">
      <input type="hidden" name="locale" value={await pageLocale()} />
      <Field label={t('number')} hint={t('numberHint')} error={errorOf('orderId')} required>
        {(props) => (
          <TextInput
            {...props}
            {...control('orderId')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('email')} hint={t('emailHint')} error={errorOf('email')} required>
        {(props) => (
          <TextInput {...props} {...control('email')} type="email" inputMode="email" autoComplete="email" />
        )}
      </Field>
      <span>
        <Button type="submit">{t('submit')}</Button>
      </span>
    </form>
  )
}
