'use client'

import { useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { SaveButton } from '@/components/admin/editing/SaveButton'
import { Button } from '@/components/ui/Button'
import { fromShopTime } from '@/lib/platform/values/clock'
import type { NewsFormState } from './use-news-form'

/** The buttons of the form. They depend on whether the item is already published. */
export function NewsActions({ state }: { state: NewsFormState }) {
  const t = useTranslations('adminNews')
  const { item, busy, done, form } = state
  const isDraft = !item || item.state === 'draft'
  const date = fromShopTime(form.watch('createdDate'))
  const isForLater = date !== undefined && date > new Date()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isDraft ? (
        <>
          <Button
            look="signal"
            busy={busy === 'publish'}
            busyLabel={t('publishing')}
            onClick={() => state.store(true)}
          >
            {t(isForLater ? 'schedule' : 'publish')}
          </Button>
          <SaveButton look="quiet" busy={busy === 'save'} busyLabel={t('saving')}>
            {t('saveDraft')}
          </SaveButton>
          {item ? (
            <ConfirmButton
              label={t('delete')}
              title={t('deleteTitle')}
              question={t('deleteText')}
              yes={t('deleteYes')}
              no={t('back')}
              closeLabel={t('close')}
              busy={busy === 'delete'}
              busyLabel={t('deleting')}
              onYes={state.remove}
            />
          ) : null}
        </>
      ) : (
        <>
          <SaveButton busy={busy === 'save'} busyLabel={t('saving')}>
            {t('save')}
          </SaveButton>
          <ConfirmButton
            label={t('withdraw')}
            title={t('withdrawTitle')}
            question={t(item.state === 'scheduled' ? 'withdrawScheduledText' : 'withdrawText')}
            yes={t('withdrawYes')}
            no={t('back')}
            closeLabel={t('close')}
            busy={busy === 'publish'}
            busyLabel={t('withdrawing')}
            onYes={() => state.store(false)}
          />
        </>
      )}
      <p role="status" className="font-medium text-field">
        {done ? t(`done.${done}`) : ''}
      </p>
    </div>
  )
}
