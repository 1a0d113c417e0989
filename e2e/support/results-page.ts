import { expect, type Page } from 'playwright/test'
import { origin } from './api'
import { wordsOf } from './words'

const t = wordsOf('en')

export const list = (page: Page) => page.getByRole('list', { name: t('results.list') }).getByRole('listitem')
export const heading = (page: Page, count: number, key = 'results.countWheels') =>
  expect(page.getByRole('heading', { name: t(key, { count }), exact: true })).toBeVisible()
export const address = (page: Page, path: string) => expect(page).toHaveURL(origin + path)

export async function totalOf(query: string): Promise<number> {
  const response = await fetch(`${origin}/api/${query}&pageSize=1`)
  return Number(response.headers.get('x-total-count'))
}
