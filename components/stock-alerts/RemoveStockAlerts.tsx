'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { CallError } from '@/lib/http/client'
import { confirmStockAlerts, removeStockAlerts } from '@/lib/stock-alerts/client'

/** The button that was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

type State = 'open' | 'busy' | 'confirmed' | 'removed' | 'failed'

/** Confirms or deletes the address that the key in the page's own address belongs to. */
export function RemoveStockAlerts() {
  const t = useTranslations('stockAlert')
  const endVisit = useEndOfVisit()
  const [state, setState] = useState<State>('open')
  const [pressed, setPressed] = useState<'confirm' | 'remove'>()
  const isAsked = useSearch().has('confirm')

  async function press(action: 'confirm' | 'remove') {
    setPressed(action)
    setState('busy')
    const search = new URLSearchParams(window.location.search)
    const key = search.get('confirm') ?? search.get('key') ?? ''
    try {
      await (action === 'confirm' ? confirmStockAlerts(key) : removeStockAlerts(key))
      endVisit()
      setState(action === 'confirm' ? 'confirmed' : 'removed')
    } catch (error) {
      const isNoKey = error instanceof CallError && error.status === 404
      // a key that is none belongs to no address
      setState(isNoKey && action === 'remove' ? 'removed' : 'failed')
    }
  }

  if (state === 'removed' || state === 'confirmed')
    return (
      <div role="status" tabIndex={-1} ref={takeFocus}>
        <Notice kind="success" title={t(state)} />
      </div>
    )
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
    </div>
  )
}

/** The page's own search, empty while it is prerendered. */
const useSearch = () =>
  new URLSearchParams(
    useSyncExternalStore(
      noUpdates,
      () => window.location.search,
      () => '',
    ),
  )
const noUpdates = () => () => undefined
