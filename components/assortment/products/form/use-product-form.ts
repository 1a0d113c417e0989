'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useRecord } from '@/components/admin/editing/use-record'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { createProduct, readProduct, updateProduct } from '@/lib/assortment/products/client'
import { NewProduct, ProductEntry } from '@/lib/assortment/products/entry'
import {
  controlOf,
  emptyForm,
  formOf,
  inputOf,
  type ProductForm,
  productSoFar,
} from '@/lib/assortment/products/form'
import { neededForSale } from '@/lib/catalog/product/needed-for-sale'
import type { EditedProduct, ProductType } from '@/lib/catalog/product/schema'
import { readJson, type TabStorage, tabStorage } from '@/lib/platform/browser/tab-storage'
import { differingFields } from '@/lib/platform/forms/merge'
import type { CallCode } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { defaultLocale, type Locale, localePath } from '@/lib/platform/i18n/routing'

type Options = {
  type: ProductType
  start: ProductForm
  product: EditedProduct | null
  suggestions: NameSuggestions
  /** Names this form's draft in the tab by its author and its product. */
  draft: { owner: string; of: string }
}

/** Names that are already in the catalogue, offered while typing. */
export type NameSuggestions = { treads: string[]; makers: string[]; patterns: string[] }

export type ProductProblem = CallCode | 'picturesUnderWay'

const draftKeyOf = ({ owner, of }: Options['draft']) => `${owner}-${of}`

/** The form over a product, new or edited. What was typed survives a reload, an ended session and another editor. */
export function useProductForm({ type, start, product, suggestions, draft }: Options) {
  const locale = useLocale()
  const router = useRouter()
  const endVisit = useEndOfVisit()
  const { owner } = draft
  const [draftKey] = useState(() => draftKeyOf(draft))
  /** The key of the kept draft: the form's own, and the product's once it is created. */
  const keptAs = useRef(draftKey)
  const isNew = product === null
  const [changes, setChanges] = useState<{ before: ProductForm; after: ProductForm } | null>(null)
  const [restored, setRestored] = useState<string | null>(null)
  const [language, setLanguage] = useState<Locale>(defaultLocale)
  const textsOf = (saved: EditedProduct | null) => (saved ? formOf(saved, locale) : start)
  const record = useRecord<EditedProduct | null, ProductForm, 'save', 'picturesUnderWay'>({
    first: product,
    textsOf,
    check: (values) => {
      const { error } = (isNew ? NewProduct : ProductEntry).safeParse(inputOf(values, type))
      return error ? fieldErrors(error) : []
    },
    controlsOf: (errors) => errors.map(({ path, code }) => [controlOf(path), code]),
    changed: 'product.changed',
    read: async (saved) => {
      const theirs = saved && (await readProduct(saved.id))
      // counts as a refused press, so that the notice of the conflict gets the focus
      if (theirs) record.fail(null)
      return theirs
    },
    keep: (typed, base) => {
      setChanges(null)
      if (differingFields(base, typed).length === 0) forgetProductDraft(tabStorage(), keptAs.current)
      else keepProductDraft(tabStorage(), keptAs.current, { base, typed, at: new Date().toISOString() })
    },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { form, saved, mergeRemote, closeConflict } = record

  const isDraftRead = useRef(false)
  // after the first paint: the browser must first show what the server rendered
  useEffect(() => {
    if (isDraftRead.current) return
    isDraftRead.current = true
    const draft = readProductDraft(tabStorage(), draftKey)
    if (!draft) return
    const { values, contested } = mergeRemote(start, draft)
    if (contested.length === 0) closeConflict()
    if (differingFields(start, values).length === 0) return
    setRestored(draft.at)
    keepProductDraft(tabStorage(), draftKey, { base: start, typed: values, at: draft.at })
  }, [draftKey, start, mergeRemote, closeConflict])

  const create = () =>
    record.send('save', async (typed) => {
      const { id } = await createProduct(NewProduct.parse(inputOf(typed, type)))
      forgetProductDraft(tabStorage(), draftKey)
      // the product's page finds what is typed until it opens
      keptAs.current = draftKeyOf({ owner, of: String(id) })
      record.resetTo(typed)
      endVisit()
      router.push(localePath(locale, `/admin/products/${id}?saved`))
    })

  const update = ({ id, version }: EditedProduct) =>
    record.save(
      'save',
      (typed) => updateProduct(id, ProductEntry.parse(inputOf(typed, type)), version),
      (now) => {
        setRestored(null)
        setChanges({ before: textsOf(saved), after: textsOf(now) })
        router.refresh()
      },
    )

  const values = form.watch()
  return {
    form,
    type,
    isNew,
    suggestions,
    values,
    /** Optional fields that this product needs while it is on sale. */
    needed: new Set<string>(
      values.status === 'onSale' ? neededForSale(productSoFar(values, type)).map(({ path }) => path) : [],
    ),
    language,
    setLanguage,
    isDirty: form.formState.isDirty,
    busy: record.busy,
    problem: record.problem,
    conflict: record.conflict,
    saved: changes,
    restored,
    refusals: record.refusals,
    save: () => (saved ? update(saved) : create()),
    fail: record.fail,
    takeTheirs: record.takeTheirs,
    discard: () => {
      record.discard()
      setRestored(null)
    },
    closeConflict,
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>

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
  base: Form,
  typed: Form,
  at: z.iso.datetime(),
})
type Draft = z.output<typeof Draft>

const draftName = (key: string) => `trakt-product-${key}`

/** The unsaved draft of this form in this tab; null if there is none, or if it cannot be read. */
export function readProductDraft(storage: TabStorage, key: string): Draft | null {
  const stored = Draft.safeParse(readJson(storage, draftName(key)))
  return stored.success ? stored.data : null
}

export function keepProductDraft(storage: TabStorage, key: string, draft: Draft): void {
  try {
    storage.setItem(draftName(key), JSON.stringify(draft))
  } catch {
    // the tab's storage is full: only the draft is lost, the form keeps its values
  }
}

export const forgetProductDraft = (storage: TabStorage, key: string): void =>
  storage.removeItem(draftName(key))
