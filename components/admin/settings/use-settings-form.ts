'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useEditor } from '@/components/forms/use-editor'
import { type CallCode, CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'
import { readSettings, saveSettings } from '@/lib/settings/client'
import { type SettingsTexts, textsOf } from '@/lib/settings/form'
import { Settings } from '@/lib/settings/schema'

export type SettingsControl = FieldPath<SettingsTexts>

/** The form over the settings, and saving them. `version` is the one that the form was filled from. */
export function useSettingsForm(first: SettingsTexts, firstVersion: number) {
  const [version, setVersion] = useState(firstVersion)
  const [isSaved, setIsSaved] = useState(false)
  const router = useRouter()
  const editor = useEditor<SettingsTexts, 'save', CallCode>({
    start: first,
    check: (texts) => {
      const { error } = Settings.safeParse(texts)
      return error ? fieldErrors(error).map(({ path, code }) => [path as SettingsControl, code] as const) : []
    },
    explain,
  })
  const { form, conflict, settle, takeIn } = editor
  const { isDirty } = form.formState

  // an earlier version was put back, here or by somebody else
  useEffect(() => {
    if (firstVersion <= version) return
    setVersion(firstVersion)
    if (isDirty) takeIn(first)
    else settle(first)
  }, [first, firstVersion, version, isDirty, takeIn, settle])

  async function explain(error: unknown): Promise<void> {
    if (!(error instanceof CallError)) throw error
    const { code, fields } = error
    const theirs = code === 'settings.changed' ? await readSettings().catch(() => null) : null
    if (theirs?.settings) {
      setVersion(theirs.version)
      takeIn(textsOf(theirs.settings))
      return
    }
    const inForm = fields.map(({ path, code }) => [path.replace(/^settings\./, ''), code] as const)
    editor.mark(inForm.map(([path, code]) => [path as SettingsControl, code] as const))
    editor.refuse(code)
  }

  return {
    form,
    version,
    busy: editor.busy,
    problem: editor.problem,
    refusals: editor.refusals,
    /** Whether somebody else has saved meanwhile, until one of the two is chosen. */
    isContested: conflict !== null,
    isSaved,
    save: () => {
      setIsSaved(false)
      return editor.send('save', async (settings) => {
        const after = await saveSettings({ version, settings })
        setVersion(after.version)
        if (after.settings) settle(textsOf(after.settings))
        setIsSaved(true)
        router.refresh()
      })
    },
    takeTheirs: () => {
      setIsSaved(false)
      editor.discard()
    },
  }
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>
