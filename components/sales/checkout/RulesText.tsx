import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import type { PaymentType } from '@/lib/platform/values/payment-types'

/** Where the part about personal data begins. */
export const PRIVACY_ID = 'rules-privacy'

type Props = { payments: PaymentType[]; isDeliveryPriced: boolean }

/** The store's rules in short, with the way to the whole. */
export function RulesText({ payments, isDeliveryPriced }: Props) {
  const t = useTranslations('rulesModal')
  const locale = useLocale()
  const { company } = shop
  const address = `${company.street}, ${company.postCode} ${company.city}`
  return (
    <div className="grid gap-5">
      <p className="text-soft">
        {t('updated')}{' '}
        <Link href={localePath(locale, '/rules')} target="_blank" className="prose-link touch-link">
          {t('full')}
        </Link>
      </p>
      <Rule title={t('order.title')}>{t('order.text')}</Rule>
      <Rule title={t('payment.title')}>
        {t('payment.text')}
        <Methods names={payments.map((type) => t(`payment.methods.${type}`))} />
      </Rule>
      <Rule title={t('delivery.title')}>{t(isDeliveryPriced ? 'delivery.textPriced' : 'delivery.text')}</Rule>
      <Rule title={t('withdrawal.title')}>
        <p>{t('withdrawal.text', { email: shop.email })}</p>
        <p className="mt-2">
          {t.rich('withdrawal.online', {
            url: localePath(locale, '/withdrawal'),
            link: (words) => (
              <Link href={localePath(locale, '/withdrawal')} target="_blank" className="prose-link">
                {words}
              </Link>
            ),
          })}
        </p>
      </Rule>
      <Rule title={t('guarantee.title')}>{t('guarantee.text')}</Rule>
      <Rule id={PRIVACY_ID} title={t('privacy.title')}>
        {t('privacy.text', { company: company.name, address, email: shop.email })}
      </Rule>
    </div>
  )
}

function Rule({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <div>{children}</div>
    </section>
  )
}

/** A name of one message may be several, separated by a bar. */
function Methods({ names }: { names: string[] }) {
  return (
    <ul className="mb-2 list-disc pl-6">
      {names
        .join('|')
        .split('|')
        .map((name) => (
          <li key={name}>{name}</li>
        ))}
    </ul>
  )
}
