'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { CallError } from '@/lib/http/client'
import { removeStockAlerts } from '@/lib/stock-alerts/client'

/** The button that was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Deletes the address that the key in the page's own address belongs to. */
export function RemoveStockAlerts() {
  const t = useTranslations('stockAlert')
  const [state, setState] = useState<'open' | 'busy' | 'removed' | 'failed'>('open')

  const remove = async () => {
    setState('busy')
    try {
      await removeStockAlerts(new URLSearchParams(window.location.search).get('key') ?? '')
      setState('removed')
    } catch (error) {
      // a key that is none belongs to no address
      setState(error instanceof CallError && error.status === 404 ? 'removed' : 'failed')
    }
  }

  if (state === 'removed')
    return (
      <div role="status" tabIndex={-1} ref={takeFocus}>
        <Notice kind="success" title={t('removed')} />
      </div>
    )
  return (
    <div className="grid justify-items-start gap-4">
      {state === 'failed' ? <Notice kind="error" title={t('failed')} /> : null}
      <Button look="signal" busy={state === 'busy'} onClick={remove}>
        {t('remove')}
      </Button>
    </div>
  )
}
