'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, get, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { useFieldText, useProblemText } from '@/components/problems/use-problem-text'
import { CallError } from '@/lib/platform/http/client'

/** A form that sends a message to the shop. It names what is wrong at the controls, any other failure in an alert. */
export function useMessageForm<Message extends FieldValues, Typed extends FieldValues>(
  schema: z.ZodObject & z.ZodType<Message, Typed>,
  send: (message: Message) => Promise<unknown>,
) {
  const endVisit = useEndOfVisit()
  const fieldText = useFieldText()
  const problemText = useProblemText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  // no default values: they would take away what was typed before this script ran
  const form = useForm<Typed, unknown, Message>({ resolver: zodResolver(schema) })
  const { errors, isSubmitting } = form.formState
  const isField = (path: string): path is FieldPath<Typed> => Object.hasOwn(schema.shape, path)

  // the outcome may be out of sight above the button
  useEffect(() => {
    if (failure !== null || isSent) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [failure, isSent])

  const submit = form.handleSubmit(async (message) => {
    setFailure(null)
    try {
      await send(message)
    } catch (error) {
      console.warn(`${error}`)
      if (error instanceof CallError)
        for (const { path, code } of error.fields) if (isField(path)) form.setError(path, { message: code })
      return setFailure(problemText(error))
    }
    endVisit()
    setSent(true)
  })

  return {
    form,
    submit,
    isSubmitting,
    failure,
    isSent,
    outcome,
    errorOf: (field: FieldPath<Typed>) => fieldText(get(errors, field)),
  }
}
