'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { tabStorage } from '@/lib/browser/tab-storage'
import { createProduct, readProduct, updateProduct } from '@/lib/catalog/admin/client'
import { NewProduct, ProductEntry } from '@/lib/catalog/admin/entry'
import {
  controlOf,
  differing,
  type FormField,
  formOf,
  inputOf,
  mergeForms,
  type ProductForm,
} from '@/lib/catalog/admin/form'
import type { EditedProduct, ProductType } from '@/lib/catalog/product/schema'
import { CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'
import { localePath } from '@/lib/i18n/routing'
import { forgetProductDraft, keepProductDraft, readProductDraft } from './product-draft'

/** The pictures and the two beginnings are no text: their differences are told in other words. */
export type SavedChange = { field: FormField; before: string; after: string }
export type Conflict = { contested: { field: FormField; theirs: string }[] }

type Options = {
  type: ProductType
  /** What the controls begin with. */
  start: ProductForm
  /** The product that is edited; null while it is being created. */
  product: EditedProduct | null
  /** Names the draft of this form, of this administrator, in this tab. */
  draftKey: string
}

const textOf = (value: ProductForm[FormField]) =>
  typeof value === 'boolean' ? (value ? '✓' : '–') : Array.isArray(value) ? String(value.length) : value

function resolverFor(type: ProductType, isNew: boolean): Resolver<ProductForm> {
  return (values) => {
    const result = (isNew ? NewProduct : ProductEntry).safeParse(inputOf(values, type))
    if (result.success) return { values, errors: {} }
    const errors: FieldErrors<ProductForm> = {}
    for (const { path, code } of fieldErrors(result.error))
      errors[controlOf(path)] ??= { type: 'entry', message: code }
    return { values: {}, errors }
  }
}

/** The form over a product, new or edited: what was typed survives a reload, an ended session and another editor. */
export function useProductForm({ type, start, product, draftKey }: Options) {
  const locale = useLocale()
  const router = useRouter()
  const isNew = product === null
  const [base, setBase] = useState({ form: start, version: product?.version ?? '' })
  const form = useForm<ProductForm>({
    defaultValues: start,
    resolver: resolverFor(type, isNew),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [saved, setSaved] = useState<SavedChange[] | null>(null)
  /** When the draft that was found was typed. */
  const [restored, setRestored] = useState<string | null>(null)
  /** Counts refused presses: each takes the focus to the summary. */
  const [refusals, setRefusals] = useState(0)
  const gone = useRef(false)

  const values = form.watch()
  const changed = differing(base.form, values).filter((field) => isNew || !beginnings.includes(field))
  const isDirty = changed.length > 0

  const { reset } = form
  // once, after the first paint: what the server wrote and what the browser shows first must be the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is looked for when the page opens
  useEffect(() => {
    const draft = readProductDraft(tabStorage(), draftKey)
    if (!draft) return
    const merged = mergeForms({ base: draft.base, typed: draft.typed, theirs: start })
    if (differing(start, merged.form).length === 0) return forgetProductDraft(tabStorage(), draftKey)
    reset(merged.form)
    setRestored(draft.at)
    if (merged.contested.length > 0) contest(merged.contested, start)
  }, [draftKey])

  const { watch } = form
  useEffect(() => {
    const subscription = watch((typed) => {
      if (gone.current) return
      setSaved(null)
      const whole = { ...base.form, ...typed } as ProductForm
      if (differing(base.form, whole).length === 0) forgetProductDraft(tabStorage(), draftKey)
      else keepProductDraft(tabStorage(), draftKey, { base: base.form, typed: whole })
    })
    return () => subscription.unsubscribe()
  }, [watch, base, draftKey])

  const contest = (fields: readonly FormField[], theirs: ProductForm) =>
    setConflict({
      contested: fields
        .filter((field) => !beginnings.includes(field))
        .map((field) => ({ field, theirs: textOf(theirs[field]) })),
    })

  const refuse = (code: string | null) => {
    setProblem(code)
    setRefusals((count) => count + 1)
  }

  /** Takes in what somebody else saved meanwhile; nothing typed is lost. */
  async function takeIn(id: number, typed: ProductForm) {
    const now = await readProduct(id)
    const theirs = formOf(now, locale)
    const merged = mergeForms({ base: base.form, typed, theirs })
    setBase({ form: theirs, version: now.version })
    reset(merged.form)
    contest(merged.contested, theirs)
    refuse(null)
  }

  async function create(typed: ProductForm) {
    const { id } = await createProduct(NewProduct.parse(inputOf(typed, type)))
    gone.current = true
    forgetProductDraft(tabStorage(), draftKey)
    router.push(localePath(locale, `/admin/products/${id}?saved`))
  }

  async function update(edited: EditedProduct, typed: ProductForm) {
    const entry = ProductEntry.parse(inputOf(typed, type))
    const now = await updateProduct(edited.id, entry, base.version)
    const after = formOf(now, locale)
    const fields = differing(base.form, after).filter((field) => !beginnings.includes(field))
    setBase({ form: after, version: now.version })
    reset(after)
    forgetProductDraft(tabStorage(), draftKey)
    setConflict(null)
    setRestored(null)
    setSaved(
      fields.map((field) => ({ field, before: textOf(base.form[field]), after: textOf(after[field]) })),
    )
    router.refresh()
  }

  async function send(typed: ProductForm) {
    setProblem(null)
    try {
      await (product ? update(product, typed) : create(typed))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      console.warn(String(error))
      if (error.code === 'product.changed' && product)
        return await takeIn(product.id, typed).catch(() => refuse(error.code))
      for (const { path, code } of error.fields)
        form.setError(controlOf(path), { type: 'server', message: code })
      refuse(error.fields.length > 0 ? null : error.code)
    }
  }

  async function submit() {
    if (busy) return
    setBusy(true)
    try {
      await form.handleSubmit(send, () => refuse(null))()
    } finally {
      setBusy(false)
    }
  }

  /** Back to what is saved. */
  const discard = () => {
    reset(base.form)
    forgetProductDraft(tabStorage(), draftKey)
    setRestored(null)
    setConflict(null)
    setProblem(null)
    setRefusals(0)
  }

  return {
    form,
    type,
    isNew,
    values,
    isDirty: isDirty && !gone.current,
    busy,
    problem,
    conflict,
    saved,
    restored,
    refusals,
    submit,
    refuse,
    discard,
    settleConflict: () => setConflict(null),
  }
}

/** What a product begins with is changed elsewhere afterwards. */
const beginnings: readonly FormField[] = ['quantityInStock', 'status']

export type ProductFormState = ReturnType<typeof useProductForm>
