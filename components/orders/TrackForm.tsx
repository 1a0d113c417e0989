import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { pageLocale } from '@/lib/i18n/locale'

/** Asks for an order by its number and e-mail. A plain form: it works without JavaScript. */
export async function TrackForm() {
  const t = await getTranslations('track')
  return (
    <form action="/api/track" method="post" className="grid max-w-md gap-5">
      <input type="hidden" name="locale" value={await pageLocale()} />
      <Field label={t('number')} hint={t('numberHint')}>
        {(control) => (
          <TextInput
            {...control}
            name="orderId"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('email')} hint={t('emailHint')}>
        {(control) => (
          <TextInput {...control} name="email" type="email" required maxLength={254} autoComplete="email" />
        )}
      </Field>
      <span>
        <Button type="submit">{t('submit')}</Button>
      </span>
    </form>
  )
}
