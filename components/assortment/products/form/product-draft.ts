import { z } from 'zod'
import { emptyForm, type ProductForm } from '@/lib/assortment/products/form'
import { readJson, type TabStorage } from '@/lib/platform/browser/tab-storage'

const shape = emptyForm('Tire', '')
const Form = z.object(
  Object.fromEntries(
    Object.entries(shape).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? z.boolean() : Array.isArray(value) ? z.array(z.string()) : z.string(),
    ]),
  ),
) as unknown as z.ZodType<ProductForm>

const Draft = z.object({
  /** What was saved when it was typed. */
  base: Form,
  typed: Form,
  /** When it was typed. */
  at: z.iso.datetime(),
})
type Draft = z.output<typeof Draft>

const nameOf = (key: string) => `trakt-product-${key}`

/** The unsaved draft of this form in this tab; null if there is none, or if it cannot be read. */
export function readProductDraft(storage: TabStorage, key: string): Draft | null {
  const stored = Draft.safeParse(readJson(storage, nameOf(key)))
  return stored.success ? stored.data : null
}

export function keepProductDraft(storage: TabStorage, key: string, draft: Draft): void {
  try {
    storage.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // the tab's storage is full: only the draft is lost, the form keeps its values
  }
}

export const forgetProductDraft = (storage: TabStorage, key: string): void => storage.removeItem(nameOf(key))
