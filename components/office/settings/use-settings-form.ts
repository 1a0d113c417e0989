'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useRecord } from '@/components/admin/editing/use-record'
import { callPriced } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { type SettingsTexts, textsOf } from '@/lib/shop/settings/form'
import type { SavedSettings } from '@/lib/shop/settings/queries'
import { Settings } from '@/lib/shop/settings/schema'

type Shown = { version: number; texts: SettingsTexts }

const shownOf = ({ version, settings }: SavedSettings): Shown | null =>
  settings && { version, texts: textsOf(settings) }

/** The form of the settings, and saving them. `firstVersion` is the version that the form was filled from. */
export function useSettingsForm(first: SettingsTexts, firstVersion: number) {
  const router = useRouter()
  const record = useRecord<Shown, SettingsTexts>({
    first: { version: firstVersion, texts: first },
    textsOf: ({ texts }) => texts,
    check: (texts) => {
      const { error } = Settings.safeParse(texts)
      return error ? fieldErrors(error) : []
    },
    controlsOf: (errors) =>
      errors.map(({ path, code }) => [path.replace(/^settings\./, '') as FieldPath<SettingsTexts>, code]),
    changed: 'settings.changed',
    read: async () => shownOf(await callPriced('GET /api/admin/settings')),
  })
  const { form, saved, setSaved, resetTo, mergeRemote } = record
  const { version } = saved
  const { isDirty } = form.formState

  // takes in a newer version, for example after an earlier one was put back
  useEffect(() => {
    if (firstVersion <= version) return
    setSaved({ version: firstVersion, texts: first })
    if (isDirty) mergeRemote(first)
    else resetTo(first)
  }, [first, firstVersion, version, isDirty, mergeRemote, resetTo, setSaved])

  return {
    ...record,
    save: () =>
      record.save(
        'save',
        async (settings) => {
          const after = await callPriced('PUT /api/admin/settings', { body: { version, settings } })
          return shownOf(after) ?? { version: after.version, texts: settings }
        },
        () => router.refresh(),
      ),
  }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>
