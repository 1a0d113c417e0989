'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'

type Props = {
  active: boolean
  /** What becomes of what was typed. */
  text: string
  /** Makes that true: a page that is left is kept, and shown again as it was. */
  onLeave?: () => void
}

/** Asks before a page with unsaved work is left by a link or closed. */
export function LeaveGuard({ active, text, onLeave }: Props) {
  const t = useTranslations('leave')
  const tUi = useTranslations('ui')
  const router = useRouter()
  const [target, setTarget] = useState<string | null>(null)
  const leaving = useRef(false)

  useEffect(() => {
    leaving.current = false
    if (!active) return
    const close = (event: BeforeUnloadEvent) => {
      // whoever has answered is not asked again by the browser
      if (!leaving.current) event.preventDefault()
    }
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return
      // signing in again is no leaving: it comes back here; another language is another document, for which the
      // browser asks, and its link remembers the choice
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
    addEventListener('beforeunload', close)
    document.addEventListener('click', press, { capture: true })
    return () => {
      removeEventListener('beforeunload', close)
      document.removeEventListener('click', press, { capture: true })
    }
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
