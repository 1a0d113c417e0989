'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useAction } from '@/components/admin/editing/use-action'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Notice } from '@/components/ui/Notice'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { changeJunk } from '@/lib/registers/client'
import { JUNK_DAYS } from '@/lib/registers/rules'
import type { JunkChange } from '@/lib/registers/schema'
import { JUNK_FORM } from './junk-form'

type Props = Pick<JunkChange, 'register' | 'isJunk' | 'entries'> & {
  /** How many entries they are, and how many of them name an order of the shop. */
  count: number
  withOrder: number
  label: string
  /** The button's name where several of the kind stand on a page. */
  name?: string
}

/**
 * Marks entries as junk, or takes them back, after a question. Entries that name an order of the shop need an answer of
 * their own: the law gives a real one 14 days.
 */
export function JunkButton({ register, isJunk, entries, count, withOrder, label, name }: Props) {
  const t = useTranslations('register.junk')
  const tUi = useTranslations('ui')
  const { busy, attempt } = useAction()
  const [asks, setAsks] = useState(false)
  const [withOrders, setWithOrders] = useState(false)
  const [changes, setChanges] = useState(0)
  const mustAsk = isJunk && withOrder > 0
  // The button that the dialog returns the focus to leaves the list with its entry.
  useEffect(() => {
    if (changes > 0) document.getElementById(JUNK_FORM)?.querySelector('input')?.focus()
  }, [changes])
  const open = () => {
    setWithOrders(false)
    setAsks(true)
  }
  const confirm = async () => {
    await attempt(async () => {
      const { changed, kept } = await changeJunk({ register, isJunk, withOrders, entries })
      setChanges((count) => count + 1)
      return `${t(isJunk ? 'marked' : 'undone', { count: changed })} ${t('kept', { count: kept })}`.trim()
    })
    setAsks(false)
  }
  return (
    <>
      <Button look="quiet" onClick={open} aria-label={name} aria-haspopup="dialog">
        {label}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t(isJunk ? 'markTitle' : 'undoTitle')}
        closeLabel={tUi('close')}
      >
        <p className="font-semibold">{t('count', { count })}</p>
        <p className="mt-2">{isJunk ? t('markText', { days: JUNK_DAYS }) : t('undoText')}</p>
        {mustAsk ? (
          <div className="mt-4">
            <Notice kind="error" title={t(`withOrders.${register}`, { count: withOrder })}>
              <p>{t(`law.${register}`)}</p>
              <Checkbox
                label={t('include')}
                checked={withOrders}
                onChange={(event) => setWithOrders(event.target.checked)}
              />
            </Notice>
          </div>
        ) : null}
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <Button wide look="quiet" onClick={() => setAsks(false)}>
            {t('cancel')}
          </Button>
          <Button
            wide
            busy={busy}
            busyLabel={t('busy')}
            disabledReason={mustAsk && !withOrders && withOrder === count ? t('includeFirst') : undefined}
            onClick={confirm}
          >
            {t(isJunk ? 'markPicked' : 'undoPicked')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
