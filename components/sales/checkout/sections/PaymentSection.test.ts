import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useOrderForm } from '@/components/sales/checkout/use-order-form'
import type { CartItem } from '@/lib/sales/cart/schema'
import { emptyDraft } from '@/lib/sales/checkout/draft'
import { noTable } from '@/lib/sales/delivery/rules'
import { type CompanyPaymentRule, usualHandovers } from '@/lib/shop/settings/rules'
import messages from '@/messages/en.json'
import { PaymentSection } from './PaymentSection'

type Case = {
  customerType: 'company' | 'private_person'
  productType: 'Tire' | 'Wheel'
  priceGrosze: number
  companyRule?: CompanyPaymentRule
}

/** The step for one piece at a price. */
function Step({ customerType, productType, priceGrosze, companyRule }: Case) {
  const product = {
    id: 1,
    productType,
    title: 'x',
    url: '',
    priceGrosze,
    quantityInStock: 9,
    inArchive: false,
  }
  const items: CartItem[] = [
    {
      id: 1,
      quantity: 1,
      addedAt: '2026-11-21T10:00:00.000Z',
      product: { ...product, lowestPriceGrosze: null },
    },
  ]
  const consents = { privacyConsent: false, commercialConsent: false }
  const { editor: _, ...checkout } = useOrderForm({
    isOwn: true,
    start: { ...emptyDraft('a@trakt.example'), customerType, ...consents },
    startTable: noTable,
    handovers: { ...usualHandovers, installationArea: '' },
    check: () => [],
    send: async () => {},
    explain: () => {},
  })
  return createElement(PaymentSection, {
    checkout,
    items,
    payments: ['payment_at_delivery', 'bank_transfer', 'paypal'],
    ...(companyRule ? { companyRule } : {}),
  })
}

function drawn(bought: Case) {
  const html = renderToStaticMarkup(
    NextIntlClientProvider({
      locale: 'en',
      messages,
      timeZone: 'Europe/Warsaw',
      children: createElement(Step, bought),
    }),
  )
  const { byAccount, bySplitPayment } = messages.checkout
  return {
    notice: [byAccount, bySplitPayment].find((text) => html.includes(text)) ?? null,
    closed: html.split(messages.checkout.paymentHints.byAccount).length - 1,
    isWarned: html.includes(messages.checkout.onlineWarning),
  }
}

test.each<[Case, ReturnType<typeof drawn>]>([
  [
    { customerType: 'company', productType: 'Wheel', priceGrosze: 1_500_001 },
    { notice: messages.checkout.bySplitPayment, closed: 2, isWarned: false },
  ],
  [
    { customerType: 'company', productType: 'Tire', priceGrosze: 1_500_001 },
    { notice: messages.checkout.byAccount, closed: 2, isWarned: false },
  ],
  [
    { customerType: 'company', productType: 'Tire', priceGrosze: 1_500_001, companyRule: 'online' },
    { notice: messages.checkout.byAccount, closed: 1, isWarned: true },
  ],
  [
    { customerType: 'company', productType: 'Wheel', priceGrosze: 1_500_000 },
    { notice: null, closed: 0, isWarned: false },
  ],
  [
    { customerType: 'private_person', productType: 'Wheel', priceGrosze: 1_500_001 },
    { notice: null, closed: 0, isWarned: false },
  ],
])('how %j is to be paid is said before the order', (bought, said) => {
  expect(drawn(bought)).toEqual(said)
})
