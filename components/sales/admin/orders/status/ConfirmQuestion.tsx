import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { SaleButtons } from './SaleButtons'

type Props = {
  busy: boolean
  isCancel: boolean
  /** Whether the order has an invoice, of which the answer says what becomes of it. */
  asksForSale?: boolean
  children: ReactNode
}

/**
 * Asks within the form that changes a status; the form reads the answer as `sure`. A change moves stock and sends the
 * buyer a mail, and a wrong option of a select is easily chosen.
 */
export function ConfirmQuestion({ busy, isCancel, asksForSale = false, children }: Props) {
  const t = useTranslations('admin')
  return (
    <span className="mt-2 block rounded border border-l-4 border-hairline border-l-danger bg-face p-4">
      <span className="block font-medium">{children}</span>
      {asksForSale ? <span className="mt-2 block">{t('cancel.invoice')}</span> : null}
      <span className="mt-3 flex flex-wrap gap-2">
        {asksForSale ? (
          <SaleButtons name="sure" busy={busy} />
        ) : (
          <Button
            type="submit"
            name="sure"
            value="yes"
            look="ink"
            busy={busy}
            busyLabel={isCancel ? t('cancel.busy') : t('updating')}
          >
            {isCancel ? t('cancel.yes') : t('confirm.yes')}
          </Button>
        )}
        <Button type="submit" name="sure" value="no" look="quiet">
          {isCancel ? t('cancel.no') : t('confirm.no')}
        </Button>
      </span>
    </span>
  )
}
