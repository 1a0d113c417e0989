'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useAction } from '@/components/admin/editing/use-action'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'

type Props = {
  /** On the button that asks, on the dialog and on the button that does it. */
  label: string
  /** The button's name where several of the kind stand on a page. */
  name?: string
  question: ReactNode
  /** Returns what the toast says. */
  work: () => Promise<string>
}

/** A button for what cannot be undone: it asks first. */
export function AskedButton({ label, name, question, work }: Props) {
  const t = useTranslations('staff')
  const { busy, attempt } = useAction()
  const [asks, setAsks] = useState(false)
  const confirm = async () => {
    await attempt(work)
    setAsks(false)
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)} aria-label={name} aria-haspopup="dialog">
        {label}
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title={label} closeLabel={t('close')}>
        <div className="wrap-anywhere">{question}</div>
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <Button wide look="quiet" onClick={() => setAsks(false)}>
            {t('cancel')}
          </Button>
          <Button wide busy={busy} busyLabel={t('busy')} onClick={confirm}>
            {t('confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
