'use client'

import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { type EditorOptions, useEditor } from '@/components/forms/use-editor'
import type { InvalidField } from '@/lib/platform/errors'
import { type CallCode, CallError } from '@/lib/platform/http/client'

type Controls<Values extends FieldValues> = (readonly [control: FieldPath<Values>, code: string])[]

type Options<Saved, Values extends FieldValues> = Omit<
  EditorOptions<Values>,
  'start' | 'check' | 'explain'
> & {
  /** What the page was rendered with; null for a new thing. */
  first: Saved
  textsOf: (saved: Saved) => Values
  check: (values: Values, saved: Saved) => InvalidField[]
  controlsOf: (errors: InvalidField[]) => Controls<Values>
  /** The code of a refusal because somebody else has saved meanwhile. */
  changed: CallCode
  /** Reads what somebody else has saved, once a call was refused with `changed`. */
  read: (saved: Saved) => Promise<Saved | null>
}

/**
 * An editor of what is saved under a version: what somebody else has saved meanwhile is merged and shown as `conflict`.
 * `Reason` names what the form itself may refuse, beside the codes of the calls.
 */
export function useRecord<
  Saved,
  Values extends FieldValues,
  Action extends string = 'save',
  Reason extends string = never,
>({ first, textsOf, check, controlsOf, changed, read, ...editorOptions }: Options<Saved, Values>) {
  const [saved, setSaved] = useState(first)
  const [isSaved, setIsSaved] = useState(false)
  const editor = useEditor<Values, Action, CallCode | Reason>({
    ...editorOptions,
    start: textsOf(first),
    check: (values) => controlsOf(check(values, saved)),
    explain,
  })

  async function explain(error: unknown): Promise<void> {
    if (!(error instanceof CallError)) throw error
    const { code, fields } = error
    const theirs = code === changed ? await read(saved).catch(() => null) : null
    if (theirs) {
      setSaved(theirs)
      editor.mergeRemote(textsOf(theirs))
      return
    }
    const wrong = controlsOf(fields)
    editor.setFieldErrors(wrong)
    editor.fail(wrong.length > 0 && code === 'invalid' ? null : code)
  }

  return {
    ...editor,
    saved,
    setSaved,
    isSaved,
    /** `work` sends what was typed and returns what is saved now. */
    save: (action: Action, work: (values: Values) => Promise<Saved>, then?: (now: Saved) => void) => {
      setIsSaved(false)
      return editor.send(action, async (values) => {
        const now = await work(values)
        setSaved(now)
        editor.resetTo(textsOf(now))
        setIsSaved(true)
        then?.(now)
      })
    },
    takeTheirs: () => {
      setIsSaved(false)
      editor.discard()
    },
  }
}
