import { getTranslations } from 'next-intl/server'
import { ControlField } from '@/components/admin/editing/ControlField'
import { BuyerEmail, typedFields } from '@/components/sales/withdrawal/BuyerFields'
import { Button } from '@/components/ui/buttons/Button'
import type { InvalidField } from '@/lib/platform/errors'
import { mostCharacters, type TrackOrder } from '@/lib/sales/orders/parcels/lookup'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = { typed?: Pick<TrackOrder, 'orderId' | 'email'>; problems?: InvalidField[] }

/** Asks for an order by its number and e-mail. A plain form: it works without JavaScript. */
export async function TrackForm({ typed, problems = [] }: Props) {
  const t = await getTranslations('track')
  const { field } = await typedFields(mostCharacters, typed, problems)
  return (
    <form action="/api/track" method="post" noValidate className="grid max-w-md gap-5">
      <input type="hidden" name="locale" value={await pageLocale()} />
      <ControlField
        {...field('orderId')}
        label={t('number')}
        hint={t('numberHint')}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <BuyerEmail {...field('email')} label={t('email')} hint={t('emailHint')} />
      <span>
        <Button type="submit">{t('submit')}</Button>
      </span>
    </form>
  )
}
