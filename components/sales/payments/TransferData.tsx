import { useLocale, useTranslations } from 'next-intl'
import { CopyNumber } from '@/components/sales/PlacedNotice'
import { Fact } from '@/components/ui/Facts'
import { QrCode } from '@/components/ui/QrCode'
import { formatPrice } from '@/lib/platform/values/money'
import { PAYMENT_DAYS } from '@/lib/platform/values/payment-types'
import type { Transfer } from '@/lib/sales/payments/schema'
import { formatAccount } from '@/lib/shop/transfer-code'

export function TransferData({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('payment.transfer')
  const locale = useLocale()
  const account = t('number', { account: formatAccount(transfer.account) })
  return (
    <div className="my-5 border-l-4 border-l-signal pl-4 text-type md:pl-6">
      <p className="font-semibold">{t('heading')}</p>
      <p className="mt-1 text-sm">{t('next', { days: PAYMENT_DAYS })}</p>
      <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-5">
        <dl className="grid max-w-md min-w-0 flex-1 basis-64 gap-3">
          <Fact name={t('recipient')}>{transfer.recipient}</Fact>
          <Fact name={t('account')}>
            <span className="tabular-nums">{account}</span>{' '}
            <CopyNumber id={account} label={t('copyAccount')} />
          </Fact>
          <Fact name={t('amount')}>{formatPrice(transfer.amountGrosze, locale)}</Fact>
          <Fact name={t('title')}>
            {transfer.title} <CopyNumber id={transfer.title} label={t('copyTitle')} />
          </Fact>
        </dl>
        {transfer.code ? (
          <figure className="w-44">
            <QrCode text={transfer.code} label={t('code')} className="w-full border border-hairline" />
            <figcaption className="mt-1 text-sm text-soft">{t('scan')}</figcaption>
          </figure>
        ) : null}
      </div>
    </div>
  )
}
