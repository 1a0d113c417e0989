import { describe, expect, test } from 'vitest'
import { fieldsOf } from '@/lib/catalog/product/fields'
import { productTypes } from '@/lib/catalog/product/schema'
import { fieldLabel } from '@/lib/catalog/words/field-text'
import { locales } from '@/lib/platform/i18n/routing'
import { wordsOf } from '@/lib/shop/texts/translator'
import { codeOfWord, columnNamed } from './panel-words'

test.each([
  ['typeOfTire', 'Terenowa 4x4', '4X4'],
  ['typeOfTire', 'легковая', 'passenger'],
  ['season', 'letnia', 'summer'],
  ['season', 'всесезонная', 'allseason'],
  ['use', 'błotna (MT)', 'mud'],
  ['use', 'błotna', 'mud'],
  ['use', 'M/T', 'mud'],
  ['color', 'чёрный', 'black'],
  ['color', 'czarna', 'black'],
  ['status', 'w sprzedaży', 'onSale'],
  ['status', 'черновик', 'draft'],
  ['season', 'wiosenna', undefined],
  ['title', 'letnia', undefined],
] as const)('in the column %s the word %j is the code %s', (column, word, code) => {
  expect(codeOfWord(column, word)).toBe(code)
})

test.each([
  ['Tytuł', 'title'],
  ['Cena', 'price'],
  ['Price, VAT included', 'price'],
  ['Szerokość, mm', 'width'],
  ['Ширина', 'width'],
  ['Stan magazynu', 'quantityInStock'],
  ['Stock', 'quantityInStock'],
  ['Stan początkowy, szt.', 'quantityInStock'],
  ['Sezon', 'season'],
  ['Producent', 'manufacturer'],
  ['SKU', 'sku'],
  ['quantity_in_stock', 'quantityInStock'],
  ['tread', undefined],
])('the heading %j is the column %s of a tire', (heading, column) => {
  expect(columnNamed(heading, 'Tire')).toBe(column)
})

describe.each(productTypes)('a file of %s', (type) => {
  test.each(locales)('may have the labels of the form in %s as its headings', (locale) => {
    const t = wordsOf(locale) as unknown as Parameters<typeof fieldLabel>[2]
    // in Polish and English a tire's own maker and the one of product safety are called the same
    const described = fieldsOf(type).filter(([name]) => type !== 'Tire' || name !== 'makerName')
    expect(described.map(([name]) => columnNamed(fieldLabel(type, name, t), type))).toEqual(
      described.map(([name]) => name),
    )
  })
})
