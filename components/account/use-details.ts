'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from 'firebase/auth'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { showToast } from '@/components/ui/toast-store'
import { type KeptRecord, RecordError, saveDetails } from '@/lib/account/record-client'
import { type DetailsDraft, draftOf, mergeDrafts } from '@/lib/account/rules'
import { AccountDetails } from '@/lib/account/schema'

/** What another window changed while these details were being edited. */
export type Conflict = { field: keyof DetailsDraft; theirs: string }[]

type Failure = 'saveFailed' | 'saveTimeout' | 'saveRefused'
const failureOf = { timeout: 'saveTimeout', refused: 'saveRefused', failed: 'saveFailed' } as const

/** Read-only until 'change', then a form over the record as it was at that moment, until it is saved or given up. */
export function useDetails({ user, kept }: { user: User; kept: KeptRecord | null }) {
  const t = useTranslations('details')
  const draft = draftOf(kept?.record ?? null, user.displayName ?? '')
  const form = useForm<DetailsDraft, unknown, AccountDetails>({
    // the draft is wider than the schema's input: an empty company is dropped, not refused
    resolver: zodResolver(AccountDetails) as Resolver<DetailsDraft, unknown, AccountDetails>,
    defaultValues: draft,
  })
  const [editing, setEditing] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** The record that the form was filled from. */
  const base = useRef(kept)

  useEffect(() => {
    if (saving || kept?.record.updatedAt === base.current?.record.updatedAt) return
    const theirs = draftOf(kept?.record ?? null, user.displayName ?? '')
    const before = draftOf(base.current?.record ?? null, user.displayName ?? '')
    base.current = kept
    if (!editing) return form.reset(theirs)
    const merged = mergeDrafts({ base: before, typed: form.getValues(), theirs })
    form.reset(theirs)
    for (const [field, value] of Object.entries(merged.draft))
      form.setValue(field as keyof DetailsDraft, value, { shouldDirty: true })
    setConflict(merged.contested.map((field) => ({ field, theirs: theirs[field] })))
  }, [kept, saving, editing, form, user.displayName])

  const change = () => {
    setConflict(null)
    setFailure(null)
    setEditing(true)
  }

  const cancel = () => {
    form.reset(draft)
    setConflict(null)
    setFailure(null)
    setEditing(false)
  }

  const save = form.handleSubmit(async (details) => {
    setFailure(null)
    setSaving(true)
    try {
      const identity = { uid: user.uid, email: user.email ?? '' }
      const outcome = await saveDetails({ base: base.current, details, identity })
      if (outcome === 'saved') {
        setConflict(null)
        setEditing(false)
        showToast(t('saved'), { kind: 'success' })
      }
      // 'changed': the newer record is on its way and will be brought together with what was typed
    } catch (error) {
      console.warn(`Failed to save the details: ${error}`)
      setFailure(failureOf[error instanceof RecordError ? error.reason : 'failed'])
    } finally {
      setSaving(false)
    }
  })

  return { form, editing, saving, failure, conflict, change, cancel, save }
}

export type DetailsState = ReturnType<typeof useDetails>
