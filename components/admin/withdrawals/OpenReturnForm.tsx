'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { localePath } from '@/lib/i18n/routing'
import { openReturn } from '@/lib/returns/client'
import { openedReasons } from '@/lib/returns/rules'

/** Opens a return of an order without a statement of its buyer, and leads to it. */
export function OpenReturnForm({ orderId, isCanceled }: { orderId: string; isCanceled: boolean }) {
  const t = useTranslations('returnPage.open')
  const tReasons = useTranslations('withdrawalRegister.reasons')
  const locale = useLocale()
  const router = useRouter()
  const key = useRef<string>(undefined)
  const send = async (entered: FormData) => {
    const reason = openedReasons.find((each) => each === entered.get('reason')) ?? 'other'
    key.current ??= crypto.randomUUID()
    const { id } = await openReturn({ key: key.current, orderId, reason })
    router.push(localePath(locale, `/admin/withdrawals/${id}`))
    return null
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('submit'), busyLabel: t('busy') }}
      className="grid max-w-sm gap-3"
    >
      {(faultOf) => (
        <>
          <p className="text-sm text-soft">{t('lead')}</p>
          <Field label={t('reason')} error={faultOf('reason')}>
            {(control) => (
              <Select
                {...control}
                name="reason"
                defaultValue={isCanceled ? 'canceled' : 'refused'}
                options={openedReasons.map((value) => ({ value, label: tReasons(value) }))}
              />
            )}
          </Field>
        </>
      )}
    </ToastedForm>
  )
}
