import { expect, test } from 'vitest'
import { descriptionIn } from './description'

const spacer = { productType: 'Spacer', description: 'Z atestem.', descriptionEn: 'Certified.' } as const

test('a description is read in the language of the visitor where it is written, else in Polish', () => {
  expect(descriptionIn(spacer, 'pl')).toEqual({ text: 'Z atestem.', locale: 'pl' })
  expect(descriptionIn(spacer, 'en')).toEqual({ text: 'Certified.', locale: 'en' })
  expect(descriptionIn(spacer, 'ru')).toEqual({ text: 'Z atestem.', locale: 'pl' })
})

test('a tire has the description that its Polish information is, and one without any has none', () => {
  expect(descriptionIn({ productType: 'Tire', inf: 'Bieżnikowana.' }, 'ru')).toEqual({
    text: 'Bieżnikowana.',
    locale: 'pl',
  })
  expect(descriptionIn({ productType: 'Tire', inf: null }, 'pl')).toBeNull()
})
