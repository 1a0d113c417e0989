'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Confirmation } from '@/components/ui/Confirmation'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { CallError } from '@/lib/http/client'
import { localePath } from '@/lib/i18n/routing'
import { readOrder } from '@/lib/orders/client'
import { isOrderId } from '@/lib/orders/rules'

/** On the way back from the payment: which order is paid. Needs the `payment` messages. */
export function PaidNotice() {
  const t = useTranslations('payment')
  const locale = useLocale()
  const id = useSearchParams().get('paid') ?? ''
  /** An address that anybody may have written names an order that is not paid. */
  const [unpaidId, setUnpaidId] = useState<string | null>(null)
  useEffect(() => {
    if (!isOrderId(id)) return
    readOrder(id).then(
      ({ payment }) => setUnpaidId(payment?.status === 'captured' ? null : id),
      // without an answer the payment page's word holds
      (error) => error instanceof CallError && error.status < 500 && setUnpaidId(id),
    )
  }, [id])
  if (!isOrderId(id) || id === unpaidId) return null
  return (
    <div className="mb-6">
      <Confirmation>
        <Notice
          kind="success"
          title={t('successful')}
          action={
            <LinkButton look="quiet" href={`${localePath(locale, '/orders')}?order=${id}`}>
              {t('toOrder')}
            </LinkButton>
          }
        >
          {t('paidOrder', { id })}
        </Notice>
      </Confirmation>
    </div>
  )
}
