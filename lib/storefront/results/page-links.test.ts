import { expect, test } from 'vitest'
import { pagesAround } from './page-links'

test('a short list links every page', () => {
  expect(pagesAround(1, 3)).toEqual([1, 2, 3])
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a long list links its ends and the pages around the present one, gaps between them', () => {
  expect(pagesAround(1, 28)).toEqual([1, 2, -2, 28])
  expect(pagesAround(14, 28)).toEqual([1, -1, 13, 14, 15, -15, 28])
  expect(pagesAround(28, 28)).toEqual([1, -1, 27, 28])
})

test('a page past the end still leads back to the list', () => {
  expect(pagesAround(99, 2)).toEqual([1, 2])
})
