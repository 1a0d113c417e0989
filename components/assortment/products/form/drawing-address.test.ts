import { expect, test } from 'vitest'
import { emptyForm } from '@/lib/assortment/products/form'
import { shop } from '@/lib/platform/shop-details'
import { previewAddress } from './drawing-address'

const asked = (address: string) => Object.fromEntries(new URL(address, 'http://shop').searchParams)

test('a drawing shows what stands in the form, and leaves out what is not a figure yet', () => {
  const form = {
    ...emptyForm('Wheel', ''),
    diameter: '15',
    width: '7,5',
    boltSpacing: '5×139,7',
    offset: '-',
  }
  expect(asked(previewAddress('/media/product/new/front.avif', form, 'Wheel'))).toEqual({
    productType: 'Wheel',
    view: 'front',
    makerName: shop.company.name,
    diameter: '15',
    width: '7.5',
    boltPattern: '5x139.7',
  })
})

test('an uploaded or foreign picture is where it is', () => {
  const form = emptyForm('Tire', '')
  for (const url of [`/media/photo/${'a'.repeat(32)}.avif`, 'https://example.com/a.jpg'])
    expect(previewAddress(url, form, 'Tire')).toBe(url)
})
