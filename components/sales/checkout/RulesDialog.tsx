import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Link } from '@/components/ui/Link'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { localePath } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import type { PaymentType } from '@/lib/platform/values/payment-types'

/** Where the rules open: at their beginning, or at the part about personal data. */
export type RulesPart = 'all' | 'privacy'

type Props = {
  part: RulesPart | null
  payments: PaymentType[]
  isDeliveryPriced: boolean
  onClose: () => void
}

/** The rules in a dialog over the checkout: reading them loses nothing that was typed. */
export function RulesDialog({ part, payments, isDeliveryPriced, onClose }: Props) {
  const t = useTranslations('rulesModal')
  useEffect(() => {
    if (part === 'privacy') document.getElementById(PRIVACY_ID)?.scrollIntoView()
  }, [part])
  return (
    <Dialog
      open={part !== null}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      wide
      closesOnBack
    >
      <RulesText payments={payments} isDeliveryPriced={isDeliveryPriced} />
    </Dialog>
  )
}

/** Where the part about personal data begins. */
const PRIVACY_ID = 'rules-privacy'

type RulesTextProps = { payments: PaymentType[]; isDeliveryPriced: boolean }

export function RulesText({ payments, isDeliveryPriced }: RulesTextProps) {
  const t = useTranslations('rulesModal')
  const locale = useLocale()
  const { company } = shop
  const address = `${company.street}, ${company.postCode} ${company.city}`
  return (
    <div className="grid gap-5">
      <p className="text-soft">
        {t('updated')}{' '}
        <TextLink path="/rules" target="_blank">
          {t('full')}
        </TextLink>
      </p>
      <Rule title={t('order.title')}>{t('order.text')}</Rule>
      <Rule title={t('payment.title')}>
        {t('payment.text')}
        <ul className="mb-2 list-disc pl-6">
          {/* a message may name several ways, separated by a bar */}
          {payments
            .flatMap((type) => t(`payment.methods.${type}`).split('|'))
            .map((name) => (
              <li key={name}>{name}</li>
            ))}
        </ul>
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
