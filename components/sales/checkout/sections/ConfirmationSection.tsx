import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OrderSummary } from '@/components/sales/checkout/OrderSummary'
import type { RulesPart } from '@/components/sales/checkout/RulesDialog'
import type { CheckoutState } from '@/components/sales/checkout/use-checkout'
import { GuaranteeNotice } from '@/components/site/pages/GuaranteeNotice'
import { classes } from '@/components/ui/classes'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { localePath } from '@/lib/platform/i18n/routing'
import type { CartItem } from '@/lib/sales/cart/schema'
import { StepSection, useFieldError } from './FormParts'

const FEW_LINES = 3

type Props = {
  checkout: CheckoutState
  items: CartItem[]
  openRules: (part: RulesPart) => void
  /** The button that orders, directly below the total. */
  children: ReactNode
}

/** Directly above the button stand only goods, delivery and total (art. 17 of the Polish Consumer Rights Act). */
export function ConfirmationSection({ checkout, items, openRules, children }: Props) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const errorOf = useFieldError(checkout)
  const totals = checkout.totalsOf(items)
  // a link: a button would be a block in the sentence, and leave the full stop on its own line
  const linkTo = (part: RulesPart) => (words: ReactNode) => (
    <a
      href={`${localePath(locale, '/rules')}${part === 'privacy' ? '#privacy' : ''}`}
      target="_blank"
      rel="noopener"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        openRules(part)
      }}
      className="prose-link font-medium"
    >
      {words}
    </a>
  )
  return (
    <StepSection
      number={4}
      title={t('steps.confirmation')}
      className={classes(
        'rounded border border-hairline bg-face p-5 md:p-6',
        // sticky only where the section fits the window: otherwise the button would be below its edge
        items.length <= FEW_LINES && 'lg:top-4 lg:[@media(min-height:66rem)]:sticky',
      )}
    >
      <fieldset className="mb-4">
        <legend className="sr-only">{t('consents')}</legend>
        <Checkbox
          {...checkout.form.register('privacyConsent')}
          required
          label={t.rich('privacyConsent', { rules: linkTo('privacy') })}
          error={errorOf('privacyConsent')}
        />
        <Checkbox
          {...checkout.form.register('commercialConsent')}
          required
          label={t.rich(totals.isCompany ? 'commercialConsentCompany' : 'commercialConsent', {
            rules: linkTo('all'),
          })}
          error={errorOf('commercialConsent')}
        />
      </fieldset>
      <GuaranteeNotice
        className="border-t border-hairline py-4"
        pictureClassName="-mx-5 w-[calc(100%+2.5rem)] max-w-none md:-mx-6 md:w-[calc(100%+3rem)]"
      />
      <div className="border-t border-hairline pt-4">
        <OrderSummary {...totals} />
      </div>
      <div className="mt-4">{children}</div>
      <p className="mt-3 text-sm text-soft">
        {totals.isCompany ? null : t('withdrawal')}{' '}
        <button type="button" onClick={() => openRules('all')} className="prose-link touch-link">
          {t('rules')}
        </button>
      </p>
    </StepSection>
  )
}
