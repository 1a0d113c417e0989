'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { showToast } from '@/components/ui/overlay/toast-store'
import type { InvalidField } from '@/lib/platform/errors'
import { invalidFieldsOf } from '@/lib/platform/http/client'
import { useFirstFault } from './use-first-fault'

type Options = {
  /** The form shows `problem` itself, so no toast says it. */
  showsProblem?: boolean
  /** The control that a field of the call belongs to; undefined where the form has none. */
  controlOf?: (path: string) => string | undefined
  /** Reads the page again after a refusal too: what it shows may be out of date. */
  refreshesAlways?: boolean
}

/** One call of a button or a small form: a toast reports the outcome, the page is read again, mistakes are marked. */
export function useAction({ showsProblem, controlOf = (path) => path, refreshesAlways }: Options = {}) {
  const problemText = useProblemText()
  const router = useRouter()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const form = useFirstFault(faults)

  /** Marks controls, each with its words; without a marked control `otherwise` is the problem. */
  function mark(words: Record<string, string>, otherwise: string | null = null) {
    setFaults(words)
    setProblem(Object.keys(words).length > 0 ? problemText('invalid') : otherwise)
  }

  function show(fields: InvalidField[], otherwise: string | null = null) {
    const marked = fields.flatMap(({ path, code }) => {
      const control = controlOf(path)
      return control === undefined ? [] : [[control, problemText(code)]]
    })
    mark(Object.fromEntries(marked), otherwise)
  }

  function explain(error: unknown) {
    console.error(String(error))
    const fields = invalidFieldsOf(error)
    show(fields, problemText(error))
    if (!showsProblem) showToast(problemText(fields[0]?.code ?? error), { kind: 'error' })
  }

  /** `work` returns what the toast says; null stands for no toast, as before another page. Resolves once the call is over. */
  const attempt = (work: () => Promise<string | null>) =>
    new Promise<void>((resolve) =>
      start(async () => {
        try {
          const message = await work()
          show([])
          if (message !== null) showToast(message, { kind: 'success' })
          if (message !== null || refreshesAlways) router.refresh()
        } catch (error) {
          explain(error)
          if (refreshesAlways) router.refresh()
        }
        resolve()
      }),
    )

  return { busy, faults, problem, form, mark, show, attempt }
}
