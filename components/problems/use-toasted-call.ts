'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { showToast } from '@/components/ui/overlay/toast-store'
import { CallError } from '@/lib/platform/http/client'
import { useProblemText } from './use-problem-text'

/** Calls the shop for a button: a toast says what became of it, and what the server renders of the page is read again. */
export function useToastedCall() {
  const problemText = useProblemText()
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  /** `work` returns what the toast says; null where it leads to another page. */
  async function attempt(work: () => Promise<string | null>): Promise<void> {
    setBusy(true)
    try {
      const said = await work()
      if (said === null) return
      showToast(said, { kind: 'success' })
      router.refresh()
    } catch (error) {
      console.error(String(error))
      const [field] = error instanceof CallError ? error.fields : []
      showToast(problemText(field?.code ?? error), { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, attempt }
}
