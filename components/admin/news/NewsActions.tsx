'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SaveButton } from '@/components/admin/editing/SaveButton'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { fromShopTime } from '@/lib/core/values/clock'
import type { NewsFormState } from './use-news-form'

/** The buttons of the form. They depend on whether the item is already published. */
export function NewsActions({ state }: { state: NewsFormState }) {
  const t = useTranslations('adminNews')
  const [toConfirm, setToConfirm] = useState<'withdraw' | 'delete' | null>(null)
  const { item, busy, done, form } = state
  const isDraft = !item || item.state === 'draft'
  const date = fromShopTime(form.watch('createdDate'))
  const isForLater = date !== undefined && date > new Date()
  const confirmed = () => {
    setToConfirm(null)
    void (toConfirm === 'delete' ? state.remove() : state.save(false))
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {isDraft ? (
          <>
            <Button
              look="signal"
              busy={busy === 'publish'}
              busyLabel={t('publishing')}
              onClick={() => state.save(true)}
            >
              {t(isForLater ? 'schedule' : 'publish')}
            </Button>
            <SaveButton look="quiet" busy={busy === 'save'} busyLabel={t('saving')}>
              {t('saveDraft')}
            </SaveButton>
            {item ? (
              <Button
                look="quiet"
                busy={busy === 'delete'}
                busyLabel={t('deleting')}
                onClick={() => setToConfirm('delete')}
              >
                {t('delete')}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <SaveButton busy={busy === 'save'} busyLabel={t('saving')}>
              {t('save')}
            </SaveButton>
            <Button
              look="quiet"
              busy={busy === 'publish'}
              busyLabel={t('withdrawing')}
              onClick={() => setToConfirm('withdraw')}
            >
              {t('withdraw')}
            </Button>
          </>
        )}
        <p role="status" className="font-medium text-field">
          {done ? t(`done.${done}`) : ''}
        </p>
      </div>
      <Dialog
        open={toConfirm !== null}
        onClose={() => setToConfirm(null)}
        title={toConfirm === 'delete' ? t('deleteTitle') : t('withdrawTitle')}
        closeLabel={t('close')}
      >
        <p>
          {toConfirm === 'delete'
            ? t('deleteText')
            : t(item?.state === 'scheduled' ? 'withdrawScheduledText' : 'withdrawText')}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={confirmed}>{toConfirm === 'delete' ? t('deleteYes') : t('withdrawYes')}</Button>
          <Button look="quiet" onClick={() => setToConfirm(null)}>
            {t('back')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
