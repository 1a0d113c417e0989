'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useEditor } from '@/components/forms/use-editor'
import { readDelivery, saveDelivery } from '@/lib/delivery/client'
import { type DeliveryTexts, enteredIn, textsOf } from '@/lib/delivery/form'
import type { SavedDelivery } from '@/lib/delivery/queries'
import { SaveDelivery } from '@/lib/delivery/schema'
import { type CallCode, CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'

type Control = FieldPath<DeliveryTexts>

/** The form over the prices of deliveries, and saving them. */
export function useDeliveryForm(first: SavedDelivery) {
  const locale = useLocale()
  const [saved, setSaved] = useState(first)
  const [isSaved, setIsSaved] = useState(false)
  const editor = useEditor<DeliveryTexts, 'save', CallCode>({
    start: textsOf(first, locale),
    check: (texts) => {
      const { error } = SaveDelivery.safeParse(enteredIn(texts, saved.version))
      return error ? fieldErrors(error).map(({ path, code }) => [path as Control, code] as const) : []
    },
    explain,
  })
  const { form, conflict, settle } = editor

  async function explain(error: unknown): Promise<void> {
    if (!(error instanceof CallError)) throw error
    const { code, fields } = error
    const theirs = code === 'delivery.changed' ? await readDelivery().catch(() => null) : null
    if (theirs) {
      setSaved(theirs)
      editor.takeIn(textsOf(theirs, locale))
      return
    }
    editor.mark(fields.map(({ path, code }) => [path as Control, code] as const))
    editor.refuse(code)
  }

  return {
    form,
    busy: editor.busy,
    problem: editor.problem,
    refusals: editor.refusals,
    /** What somebody else has saved meanwhile, until one of the two is chosen. */
    theirs: conflict ? saved : null,
    isSaved,
    save: () => {
      setIsSaved(false)
      return editor.send('save', async (texts) => {
        const after = await saveDelivery(enteredIn(texts, saved.version))
        setSaved(after)
        settle(textsOf(after, locale))
        setIsSaved(true)
      })
    },
    takeTheirs: () => {
      setIsSaved(false)
      editor.discard()
    },
  }
}

export type DeliveryFormState = ReturnType<typeof useDeliveryForm>
