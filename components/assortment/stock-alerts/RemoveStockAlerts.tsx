'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { CallError, call } from '@/lib/platform/http/client'
import { DoneNotice } from './DoneNotice'

const actions = {
  confirm: { method: 'PUT', done: 'confirmed' },
  remove: { method: 'DELETE', done: 'removed' },
  refuse: { method: 'POST', done: 'refused' },
} as const
type Action = keyof typeof actions

const noUpdates = () => () => undefined

/**
 * Reads keys from the page's address; one confirms its alert, the other deletes the mail address that it belongs to. Its outcome
 * replaces the buttons, so it is no toast of `useAction`.
 */
export function RemoveStockAlerts() {
  const t = useTranslations('stockAlert')
  const endVisit = useEndOfVisit()
  const [busy, setBusy] = useState<Action>()
  const [outcome, setOutcome] = useState<(typeof actions)[Action]['done'] | 'failed'>()
  // false while the page is prerendered
  const isAsked = useSyncExternalStore(
    noUpdates,
    () => new URLSearchParams(window.location.search).has('confirm'),
    () => false,
  )

  async function press(action: Action) {
    setBusy(action)
    setOutcome(undefined)
    const search = new URLSearchParams(window.location.search)
    const key = search.get(action === 'confirm' ? 'confirm' : 'key') ?? ''
    const { method, done } = actions[action]
    try {
      await call(`${method} /api/stock-alerts/[key]`, { params: { key } })
      endVisit()
      setOutcome(done)
    } catch (error) {
      const isNoKey = error instanceof CallError && error.status === 404
      // an invalid key belongs to no mail address, so nothing is left to delete
      setOutcome(isNoKey && action !== 'confirm' ? done : 'failed')
    }
    setBusy(undefined)
  }

  if (outcome && outcome !== 'failed') return <DoneNotice title={t(outcome)} />
  const button = (action: Action, look: 'signal' | 'quiet') => (
    <Button look={look} busy={busy === action} onClick={() => press(action)}>
      {t(action)}
    </Button>
  )
  return (
    <div className="grid justify-items-start gap-4">
      {outcome ? <Notice kind="error" title={t('failed')} /> : null}
      {isAsked ? button('confirm', 'signal') : null}
      {button('remove', isAsked ? 'quiet' : 'signal')}
      {button('refuse', 'quiet')}
    </div>
  )
}
