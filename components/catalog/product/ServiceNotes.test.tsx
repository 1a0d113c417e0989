import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { blankProduct } from '@/lib/catalog/product/testing'
import { ServiceNotes } from './ServiceNotes'

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }))
vi.mock('@/lib/shop/texts/locale', () => ({ pageLocale: async () => 'pl' }))
vi.mock('@/lib/sales/payment-ways/cached', () => ({ offeredText: async () => '' }))
vi.mock('@/components/layout/links/ShopLink', () => ({ TextLink: 'a' }))
vi.mock('./DeliveryNotes', () => ({ DeliveryNotes: () => 'on Friday' }))

test.each([
  ['on sale', {}, true],
  ['sold out', { quantityInStock: 0 }, false],
  ['archived', { inArchive: true }, false],
])('a product that is %s has a day of delivery: %o %s', async (_, more, hasDay) => {
  const notes = await ServiceNotes({ product: { ...blankProduct('Wheel'), ...more } })
  expect(renderToStaticMarkup(notes).includes('on Friday')).toBe(hasDay)
})
