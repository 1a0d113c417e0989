'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { fromShopTime } from '@/lib/core/values/clock'
import type { NewsFormState } from './use-news-form'

/** The buttons of the form. They depend on whether the item is already published. */
export function NewsActions({ state }: { state: NewsFormState }) {
  const t = useTranslations('adminNews')
  const [asked, setAsked] = useState<'withdraw' | 'delete' | null>(null)
  const { item, busy, done, form } = state
  const isDraft = !item || item.state === 'draft'
  const date = fromShopTime(form.watch('createdDate'))
  const isForLater = date !== undefined && date > new Date()
  const confirmed = () => {
    setAsked(null)
    void (asked === 'delete' ? state.remove() : state.save(false))
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
            <Button type="submit" look="quiet" busy={busy === 'save'} busyLabel={t('saving')}>
              {t('saveDraft')}
            </Button>
            {item ? (
              <Button
                look="quiet"
                busy={busy === 'delete'}
                busyLabel={t('deleting')}
                onClick={() => setAsked('delete')}
              >
                {t('delete')}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Button type="submit" look="signal" busy={busy === 'save'} busyLabel={t('saving')}>
              {t('save')}
            </Button>
            <Button
              look="quiet"
              busy={busy === 'publish'}
              busyLabel={t('withdrawing')}
              onClick={() => setAsked('withdraw')}
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
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'delete' ? t('deleteTitle') : t('withdrawTitle')}
        closeLabel={t('close')}
      >
        <p>
          {asked === 'delete'
            ? t('deleteText')
            : t(item?.state === 'scheduled' ? 'withdrawScheduledText' : 'withdrawText')}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={confirmed}>{asked === 'delete' ? t('deleteYes') : t('withdrawYes')}</Button>
          <Button look="quiet" onClick={() => setAsked(null)}>
            {t('back')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
