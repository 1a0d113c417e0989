'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { useAskBeforeLeaving } from './use-leave'

type Props = {
  active: boolean
  /** Says what leaving does to the typed text. */
  text: string
  /** Does what `text` says. Without it, Next keeps the page and shows it again as it was. */
  onLeave?: () => void
}

/** Asks before a link, a shortcut or closing the tab leaves a page with unsaved changes. */
export function LeaveGuard({ active, text, onLeave }: Props) {
  const t = useTranslations('leave')
  const tUi = useTranslations('ui')
  const router = useRouter()
  const [target, setTarget] = useState<string | null>(null)
  const leaving = useRef(false)
  useAskBeforeLeaving(active, setTarget)

  useEffect(() => {
    leaving.current = false
    if (!active) return
    const close = (event: BeforeUnloadEvent) => {
      // already confirmed in the dialog
      if (!leaving.current) event.preventDefault()
    }
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return
      // Two links leave without this dialog: signing in again, which returns here, and another language, which loads a
      // new document, so that the browser itself asks.
      if (
        link.hreflang ||
        link.dataset.stay !== undefined ||
        (link.pathname === location.pathname && link.hash)
      )
        return
      event.preventDefault()
      event.stopPropagation()
      setTarget(link.pathname + link.search)
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('beforeunload', close, { signal })
    document.addEventListener('click', press, { capture: true, signal })
    return () => listening.abort()
  }, [active])

  const stay = () => setTarget(null)
  const leave = () => {
    const to = target
    setTarget(null)
    if (!to) return
    leaving.current = true
    onLeave?.()
    router.push(to)
  }
  return (
    <Dialog open={target !== null} onClose={stay} title={t('title')} closeLabel={tUi('close')}>
      <p>{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={stay}>{t('stay')}</Button>
        <Button look="quiet" onClick={leave}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  )
}
