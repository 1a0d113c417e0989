import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { fields, type ProductField, type ProductType } from '@/lib/catalog/product/fields'
import { field } from './accounts'
import { visible } from './visible'
import { type Language, wordsOf } from './words'

export const jpeg = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer()

/** What the form calls its controls, by their fields. */
export function labels(language: Language, type: ProductType): (name: string) => string {
  const t = wordsOf(language)
  const described: Partial<Record<string, ProductField>> = fields[type]
  return (name) => {
    const field = described[name]
    if (!field) return t(`productAdmin.fields.${name}`)
    const unit = 'unit' in field && field.unit ? `, ${t(`fields.units.${field.unit}`)}` : ''
    return t(`fields.names.${field.messageKey ?? name}`) + unit
  }
}

/** Fills a form in order, after the page has hydrated: text that is typed before may be lost. */
export async function fill(page: Page, language: Language, values: [label: string, value: string][]) {
  const unsaved = visible(page.getByText(wordsOf(language)('productAdmin.unsaved')))
  await expect(async () => {
    for (const [label, value] of values) await field(page, label).fill(value, { timeout: 3_000 })
    for (const [label, value] of values)
      await expect(field(page, label)).toHaveValue(value, { timeout: 1_000 })
    await expect(unsaved.first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
}
