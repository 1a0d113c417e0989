'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { CallError, call } from '@/lib/platform/http/client'
import { DoneNotice } from './DoneNotice'

type State = 'open' | 'busy' | 'confirmed' | 'removed' | 'refused' | 'failed'

const actions = {
  confirm: { method: 'PUT', done: 'confirmed' },
  remove: { method: 'DELETE', done: 'removed' },
  refuse: { method: 'POST', done: 'refused' },
} as const
type Action = keyof typeof actions

const noUpdates = () => () => undefined

/** Reads keys from the page's address; one confirms its alert, the other deletes the mail address that it belongs to. */
export function RemoveStockAlerts() {
  const t = useTranslations('stockAlert')
  const endVisit = useEndOfVisit()
  const [state, setState] = useState<State>('open')
  const [pressed, setPressed] = useState<Action>()
  // false while the page is prerendered
  const isAsked = useSyncExternalStore(
    noUpdates,
    () => new URLSearchParams(window.location.search).has('confirm'),
    () => false,
  )

  async function press(action: Action) {
    setPressed(action)
    setState('busy')
    const search = new URLSearchParams(window.location.search)
    const key = search.get(action === 'confirm' ? 'confirm' : 'key') ?? ''
    const { method, done } = actions[action]
    try {
      await call(`${method} /api/stock-alerts/[key]`, { params: { key } })
      endVisit()
      setState(done)
    } catch (error) {
      const isNoKey = error instanceof CallError && error.status === 404
      // an invalid key belongs to no mail address, so nothing is left to delete
      setState(isNoKey && action !== 'confirm' ? done : 'failed')
    }
  }

  if (state === 'removed' || state === 'confirmed' || state === 'refused')
    return <DoneNotice title={t(state)} />
  const isBusy = (action: typeof pressed) => state === 'busy' && pressed === action
  return (
    <div className="grid justify-items-start gap-4">
      {state === 'failed' ? <Notice kind="error" title={t('failed')} /> : null}
      {isAsked ? (
        <Button look="signal" busy={isBusy('confirm')} onClick={() => press('confirm')}>
          {t('confirm')}
        </Button>
      ) : null}
      <Button look={isAsked ? 'quiet' : 'signal'} busy={isBusy('remove')} onClick={() => press('remove')}>
        {t('remove')}
      </Button>
      <Button look="quiet" busy={isBusy('refuse')} onClick={() => press('refuse')}>
        {t('refuse')}
      </Button>
    </div>
  )
}
