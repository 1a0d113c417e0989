'use client'

import type { User } from 'firebase/auth'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useEditor } from '@/components/forms/use-editor'
import { showToast } from '@/components/ui/overlay/toast-store'
import { nameAccount } from '@/lib/customers/account/client'
import { RecordError, saveDetails } from '@/lib/customers/account/record-client'
import { changedRecord, type DetailsDraft, detailsFields, draftOf } from '@/lib/customers/account/rules'
import { AccountDetails, type StoredRecord } from '@/lib/customers/account/schema'
import { errorsAt } from '@/lib/platform/forms/errors-at'
import { differingFields } from '@/lib/platform/forms/merge'
import { fieldErrors } from '@/lib/platform/http/fields'

const failureOf = { timeout: 'saveTimeout', refused: 'saveRefused', failed: 'saveFailed' } as const

/** Read-only until 'change', then a form over the record as it was at that moment, until it is saved or given up. */
export function useDetails({ user, stored }: { user: User; stored: StoredRecord | null }) {
  const t = useTranslations('details')
  const displayName = user.displayName ?? ''
  const [editing, setEditing] = useState(false)
  const editor = useEditor<DetailsDraft, 'save', (typeof failureOf)[keyof typeof failureOf]>({
    start: draftOf(stored?.record ?? null, displayName),
    check: (draft) => {
      const { error } = AccountDetails.safeParse(draft)
      return error ? errorsAt(detailsFields, fieldErrors(error)) : []
    },
    explain: (error): void =>
      editor.refuse(failureOf[error instanceof RecordError ? error.reason : 'failed']),
  })
  const { form, busy, problem, conflict, settle, takeIn } = editor
  /** The record that the form was filled from. */
  const base = useRef(stored)
  /** What was saved here while somebody typed on. */
  const ownSave = useRef<DetailsDraft | null>(null)

  useEffect(() => {
    if (busy || stored?.record.updatedAt === base.current?.record.updatedAt) return
    base.current = stored
    const theirs = draftOf(stored?.record ?? null, displayName)
    // the record that was just saved here is nobody else's change
    if (ownSave.current && differingFields(ownSave.current, theirs).length === 0) return
    if (editing) takeIn(theirs)
    else settle(theirs)
  }, [stored, busy, editing, displayName, settle, takeIn])

  const cancel = () => {
    editor.discard()
    setEditing(false)
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    return editor.send('save', async (draft) => {
      const details = AccountDetails.parse(draft)
      const identity = { uid: user.uid, email: user.email ?? '' }
      const outcome = await saveDetails({ base: base.current, details, identity })
      // 'changed': the newer record is on its way and will be merged with what was typed
      if (outcome === 'changed') return
      const after = draftOf(changedRecord(base.current?.record ?? null, details, identity, new Date()))
      ownSave.current = after
      setEditing(settle(after))
      showToast(t('saved'), { kind: 'success' })
      void nameAccount(user, details)
    })
  }

  const change = () => setEditing(true)
  return { form, editing, saving: busy !== null, failure: problem, conflict, change, cancel, save }
}

export type DetailsState = ReturnType<typeof useDetails>
