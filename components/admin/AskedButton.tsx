'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'

type Props = {
  /** On the button that asks, and on the dialog and the button that does it unless those have words of their own. */
  label: string
  title?: string
  yes?: string
  /** The button's name where several of the kind stand on a page. */
  name?: string
  question: ReactNode
  disabledReason?: string | undefined
  onOpen?: () => void
  /** Returns what the toast says. */
  work: () => Promise<string>
}

/** A button for what cannot be undone: it asks first, and its dialog stays until the call is over. */
export function AskedButton(props: Props) {
  const { label, title = label, yes, name, question, disabledReason, onOpen, work } = props
  const t = useTranslations('staff')
  const { busy, attempt } = useAction()
  const [asks, setAsks] = useState(false)
  const open = () => {
    onOpen?.()
    setAsks(true)
  }
  const confirm = async () => {
    await attempt(work)
    setAsks(false)
  }
  return (
    <>
      <Button look="quiet" onClick={open} aria-label={name} aria-haspopup="dialog">
        {label}
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title={title} closeLabel={t('close')}>
        <div className="wrap-anywhere">{question}</div>
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <Button wide look="quiet" onClick={() => setAsks(false)}>
            {t('cancel')}
          </Button>
          <Button wide busy={busy} busyLabel={t('busy')} disabledReason={disabledReason} onClick={confirm}>
            {yes ?? t('confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
