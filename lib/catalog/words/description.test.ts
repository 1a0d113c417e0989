import { expect, test } from 'vitest'
import { blankProduct } from '@/lib/catalog/product/testing'
import { descriptionIn } from './description'

const spacer = { ...blankProduct('Spacer'), description: 'Z atestem.', descriptionEn: 'Certified.' }

test('a description is read in the language of the visitor where it is written, else in Polish', () => {
  expect(descriptionIn(spacer, 'pl')).toEqual({ text: 'Z atestem.', locale: 'pl' })
  expect(descriptionIn(spacer, 'en')).toEqual({ text: 'Certified.', locale: 'en' })
  expect(descriptionIn(spacer, 'ru')).toEqual({ text: 'Z atestem.', locale: 'pl' })
})

test('the information of a tire is its Polish description, and a tire without any has none', () => {
  const tire = blankProduct('Tire')
  expect(descriptionIn({ ...tire, inf: 'Bieżnikowana.' }, 'ru')).toEqual({
    text: 'Bieżnikowana.',
    locale: 'pl',
  })
  expect(descriptionIn({ ...tire, inf: null }, 'pl')).toBeNull()
})
