'use client'

import { useTranslations } from 'next-intl'
import { wordOr } from '@/lib/platform/i18n/word-or'
import type { CheckoutField } from '@/lib/sales/checkout/order'
import { useFieldError } from './sections/FormField'
import type { OrderFormState } from './use-order-form'

/** The controls that something is wrong with, each with the way to it. */
export function WrongFields({ checkout, wrong }: { checkout: OrderFormState; wrong: CheckoutField[] }) {
  const t = useTranslations('checkout')
  const errorOf = useFieldError(checkout)
  return (
    // around it is an alert, which would be read out whole again at each correction
    <div aria-live="off">
      <p className="mt-2">{t('errorsCount', { count: wrong.length })}</p>
      <ul className="mt-1">
        {wrong.map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => checkout.focus(field)}
              className="prose-link min-h-8 py-1 text-left text-type"
            >
              <FieldName field={field} />: {errorOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FieldName({ field }: { field: CheckoutField }) {
  const t = useTranslations('checkout')
  const [block, name = block] = field.split('.') as [string, string?]
  const label = name === 'postCode' ? 'zipcode' : name.endsWith('Consent') ? `consentNames.${name}` : name
  const words = wordOr(t, label, label)
  return block === 'alternative' ? `${t('alternativeAddress')}, ${words}` : words
}
