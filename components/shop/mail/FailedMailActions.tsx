'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { ControlField } from '@/components/admin/editing/ControlField'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { Button } from '@/components/ui/buttons/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { call } from '@/lib/platform/http/client'
import type { FailedMail } from '@/lib/shop/mail/queries'

type Props = { mail: Pick<FailedMail, 'id' | 'to' | 'orderId' | 'isToCustomer'>; about: string }

/** Retries one mail, also at another address, or gives it up after a question; then the list is read again. */
export function FailedMailActions({ mail, about }: Props) {
  const params = { id: mail.id }
  const t = useTranslations('failedMails')
  return (
    <span className="flex flex-wrap gap-2">
      <ActionButton
        label={t('retry')}
        name={t('retryNamed', { about })}
        busyLabel={t('retrying')}
        work={() => call('POST /api/mail/failed/[id]/retry', { params }).then(() => t('retried'))}
      />
      {mail.isToCustomer ? <RecipientEditor mail={mail} about={about} /> : null}
      <ConfirmButton
        label={t('drop')}
        name={t('dropNamed', { about })}
        question={t('dropAsk', { about })}
        work={() => call('DELETE /api/mail/failed/[id]', { params }).then(() => t('dropped'))}
      />
    </span>
  )
}

/** A button with a dialog that corrects the address of one mail and sends it there. */
function RecipientEditor({ mail, about }: Props) {
  const t = useTranslations('failedMails')
  const tUi = useTranslations('ui')
  const [isOpen, setIsOpen] = useState(false)
  const send = async (entered: FormData) => {
    const email = String(entered.get('email')).trim()
    await call('PUT /api/mail/failed/[id]/recipient', {
      params: { id: mail.id },
      body: { email, isForOrder: entered.has('isForOrder') },
    })
    setIsOpen(false)
    return t('corrected', { email })
  }
  return (
    <>
      <Button
        look="quiet"
        className="whitespace-nowrap"
        onClick={() => setIsOpen(true)}
        aria-label={t('correctNamed', { about })}
        aria-haspopup="dialog"
      >
        {t('correct')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('correct')} closeLabel={tUi('close')}>
        <p className="mb-4 wrap-anywhere">{about}</p>
        <ToastedForm
          send={send}
          button={{ label: t('sendThere'), busyLabel: t('retrying'), look: 'signal' }}
          className="grid gap-4"
        >
          {(faultOf) => (
            <>
              <ControlField
                label={t('newAddress')}
                error={faultOf('email')}
                required
                name="email"
                type="email"
                inputMode="email"
                defaultValue={mail.to ?? ''}
                data-autofocus
              />
              {mail.orderId === null ? null : <Checkbox name="isForOrder" label={t('forOrder')} />}
            </>
          )}
        </ToastedForm>
      </Dialog>
    </>
  )
}
