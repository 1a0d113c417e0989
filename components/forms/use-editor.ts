'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  set,
  type UseFormProps,
  useForm,
} from 'react-hook-form'
import { mergeEdits } from '@/lib/platform/forms/merge'

/** Wrong controls, each with the code of its error. */
type WrongControls<Values extends FieldValues> = Iterable<readonly [control: FieldPath<Values>, code: string]>

export type EditorOptions<Values extends FieldValues> = Pick<
  UseFormProps<Values>,
  'mode' | 'shouldFocusError'
> & {
  start: Values
  /** Finds the wrong controls. Of several codes of one control the first one is shown. */
  check: (values: Values) => WrongControls<Values>
  /** Called with each change, so that the tab can remember what was typed; `discard` returns the form to `saved`. */
  keep?: (values: Values, saved: Values) => void
  /** Shows the reason of a refusal with `fail`, `setFieldErrors` or `mergeRemote`. Throws an error that it cannot explain. */
  explain: (error: unknown) => void | Promise<void>
}

/**
 * A form over a saved record that others may edit meanwhile. It runs one action at a time, marks wrong controls, keeps what
 * is typed before and after each answer, and merges what somebody else has saved.
 * `Action` names the buttons, `Problem` the errors of the form as a whole.
 */
export function useEditor<Values extends FieldValues, Action extends string, Problem>({
  start,
  check,
  keep,
  explain,
  ...formOptions
}: EditorOptions<Values>) {
  const form = useForm<Values>({
    ...formOptions,
    // react-hook-form's type asks for a deep partial, which the compiler cannot match with a type parameter
    defaultValues: start as UseFormProps<Values>['defaultValues'],
    resolver: (values) => {
      const errors: FieldErrors<Values> = {}
      for (const [control, message] of check(values))
        if (!get(errors, control)) set(errors, control, { type: 'check', message })
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const [busy, setBusy] = useState<Action | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  /** Counts refused presses: each may move the focus to a summary of the errors. */
  const [refusals, setRefusals] = useState(0)
  const [conflict, setConflict] = useState<{ theirs: Values; contested: (keyof Values & string)[] } | null>(
    null,
  )
  const saved = useRef(start)
  /** The values that are being sent, so that later edits can be found. */
  const sent = useRef<Values | null>(null)
  // a ref, because a second press may come before the next render
  const isSending = useRef(false)
  const { watch, getValues, setValue, reset } = form

  const listener = useRef(keep)
  useEffect(() => {
    listener.current = keep
  })
  useEffect(() => {
    const subscription = watch(() => listener.current?.(getValues(), saved.current))
    return () => subscription.unsubscribe()
  }, [watch, getValues])

  /** Counts a refused press. The reason is null if the controls already show what is wrong. */
  function fail(reason: Problem | null) {
    setProblem(reason)
    setRefusals((count) => count + 1)
  }

  /** Marks the controls that the server refused, and focuses the first. */
  function setFieldErrors(wrong: WrongControls<Values>) {
    let shouldFocus = formOptions.shouldFocusError !== false
    for (const [control, message] of wrong) {
      form.setError(control, { type: 'server', message }, { shouldFocus })
      shouldFocus = false
    }
  }

  /** Runs an action. Until it is over, other presses do nothing. */
  async function attempt(action: Action, work: () => Promise<void>) {
    if (isSending.current) return
    isSending.current = true
    setBusy(action)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      console.warn(String(error))
      await explain(error)
    } finally {
      isSending.current = false
      setBusy(null)
    }
  }

  /** Runs an action with what was typed, unless `check` refuses it. */
  const send = (action: Action, work: (values: Values) => Promise<void>) =>
    attempt(action, () =>
      form.handleSubmit(
        async (values) => {
          sent.current = values
          try {
            await work(values)
          } finally {
            sent.current = null
          }
        },
        () => fail(null),
      )(),
    )

  /** Resets the form to what is saved, and applies the edits that turned `base` into `typed`. */
  const rebase = useCallback(
    (theirs: Values, edits: { base: Values; typed: Values }) => {
      const merged = mergeEdits({ ...edits, theirs })
      saved.current = theirs
      reset(theirs)
      for (const field of merged.touched) {
        const control = field as FieldPath<Values>
        setValue(control, merged.values[field] as PathValue<Values, typeof control>, { shouldDirty: true })
      }
      return merged
    },
    [setValue, reset],
  )

  const clear = useCallback(() => {
    setConflict(null)
    setProblem(null)
    setRefusals(0)
  }, [])

  /** Resets the form to what is saved. Edits made after `send` began stay; answers whether there were any. */
  const resetTo = useCallback(
    (values: Values): boolean => {
      const typed = getValues()
      const { touched } = rebase(values, { base: sent.current ?? typed, typed })
      clear()
      return touched.length > 0
    },
    [getValues, rebase, clear],
  )

  /**
   * Merges what somebody else has saved into what was typed. A `draft` replaces the typed values by those that an earlier
   * page kept, with what was saved at that time.
   */
  const mergeRemote = useCallback(
    (theirs: Values, draft?: { base: Values; typed: Values }) => {
      const merged = rebase(theirs, draft ?? { base: saved.current, typed: getValues() })
      setConflict({ theirs, contested: merged.contested })
      return merged
    },
    [getValues, rebase],
  )

  return {
    form,
    busy,
    problem,
    refusals,
    conflict,
    attempt,
    send,
    fail,
    setFieldErrors,
    resetTo,
    mergeRemote,
    /** Resets the form to what is saved; after a conflict, that is the other version. */
    discard: () => {
      reset(saved.current)
      clear()
    },
    /** Ends the conflict and keeps the merged form. */
    closeConflict: useCallback(() => setConflict(null), []),
  }
}
