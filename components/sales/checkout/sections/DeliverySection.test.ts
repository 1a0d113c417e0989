import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useOrderForm } from '@/components/sales/checkout/use-order-form'
import { shopAddress } from '@/lib/platform/shop-details'
import { emptyDraft } from '@/lib/sales/checkout/draft'
import { noTable } from '@/lib/sales/delivery/rules'
import type { DeliveryType } from '@/lib/sales/orders/rules'
import { usualHandovers } from '@/lib/shop/settings/rules'
import messages from '@/messages/en.json'
import { DeliverySection } from './DeliverySection'

type Case = { typeOfDelivery?: DeliveryType; offersPickup?: boolean; installationArea?: string }

/** The step with nothing typed. */
function Step({
  typeOfDelivery = 'shipping_to_customer',
  offersPickup = false,
  installationArea = '',
}: Case) {
  const { editor: _, ...checkout } = useOrderForm({
    isOwn: true,
    start: {
      ...emptyDraft('a@trakt.example'),
      typeOfDelivery,
      privacyConsent: false,
      commercialConsent: false,
    },
    startTable: noTable,
    handovers: { ...usualHandovers, offersPickup, installationArea },
    check: () => [],
    send: async () => {},
    explain: () => {},
  })
  return createElement(DeliverySection, { checkout })
}

const drawn = (shown: Case) =>
  renderToStaticMarkup(
    NextIntlClientProvider({
      locale: 'en',
      messages,
      timeZone: 'Europe/Warsaw',
      children: createElement(Step, shown),
    }),
  )

const { checkout, orders } = messages

test('the step says where and from when on the shop installs, and offers to pick up where the settings do', () => {
  const html = drawn({ offersPickup: true, installationArea: 'Suwałki and 100 km around' })
  expect(html).toContain('Where we install: Suwałki and 100 km around.')
  expect(html).toMatch(/From\s\w+,\s\w+\s\d+; we’ll call/)
  expect(html).toContain(orders.deliveries.pickup)
  expect(html).toContain(`Free, at ${shopAddress()}`)
  const plain = drawn({})
  expect(plain).not.toContain(orders.deliveries.pickup)
  expect(plain).not.toContain('Where we install')
})

test('a recipient is asked for at another address alone, a remark and a day with every delivery', () => {
  expect(drawn({})).not.toContain(checkout.recipientName)
  const elsewhere = drawn({ typeOfDelivery: 'shipping_to_another_address' })
  expect(elsewhere).toContain(checkout.recipientName)
  for (const html of [drawn({}), elsewhere]) {
    expect(html).toContain(checkout.remark)
    expect(html).toContain(checkout.wishedDay)
  }
})

test('the country stands before street and postal code', () => {
  const html = drawn({ typeOfDelivery: 'shipping_to_another_address' })
  const places = [checkout.country, checkout.address, checkout.zipcode].map((label) => html.indexOf(label))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})
