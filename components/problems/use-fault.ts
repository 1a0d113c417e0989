'use client'

import { type FieldErrors, get } from 'react-hook-form'
import { useProblemText } from './use-problem-text'

/** The words of the error at a path of a form; undefined without one. */
export function useFault({ form }: { form: { formState: { errors: FieldErrors } } }) {
  const problemText = useProblemText()
  return (path: string): string | undefined => {
    const error: { message?: string } | undefined = get(form.formState.errors, path)
    return error?.message ? problemText(error.message) : undefined
  }
}
