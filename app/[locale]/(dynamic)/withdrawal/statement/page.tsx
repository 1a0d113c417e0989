import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { StatementStep, StatementText, WithdrawalFields } from '@/components/sales/withdrawal/WithdrawalSteps'
import { ReceiptLink } from '@/components/shop/mail/ReceiptLink'
import { Notice } from '@/components/ui/Notice'
import { fieldErrors } from '@/lib/platform/http/fields'
import { shop } from '@/lib/platform/shop-details'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { pendingCookie } from '@/lib/sales/withdrawal/draft-cookie'
import { Withdrawal } from '@/lib/sales/withdrawal/schema'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'

export const generateMetadata = () => unlistedMetadata('withdrawal.title')

type Props = { searchParams: Promise<{ change?: string | string[] }> }

export default async function StatementPage({ searchParams }: Props) {
  const t = await getTranslations('withdrawal')
  const tErrors = await getTranslations('errors')
  const locale = await pageLocale()
  const pending = pendingCookie.read(await cookies())
  const parsed = pending && Withdrawal.safeParse({ ...pending, locale })
  const failure = pending?.failure
  if (pending?.submittedAt && parsed?.data)
    return (
      <PageContainer>
        <PageHead title={t('receivedTitle')} />
        <div className="grid max-w-prose gap-6">
          <div role="status">
            <Notice
              kind="success"
              title={t('received', { moment: formatDateTime(pending.submittedAt, locale) })}
            >
              {t('receivedText', { email: parsed.data.email })}
            </Notice>
          </div>
          <StatementText withdrawal={parsed.data} />
          <ReceiptLink href="/api/withdrawal/receipt">{t('save')}</ReceiptLink>
        </div>
      </PageContainer>
    )
  const isChanging = (await searchParams).change !== undefined
  const confirmable = isChanging ? null : parsed?.data
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={confirmable ? t('check') : t('lead')} />
      <div className="grid max-w-prose gap-6">
        {failure ? (
          <Notice kind="error" title={t('failed')}>
            {tErrors(failure)} {t('kept')}
          </Notice>
        ) : null}
        {pending ? null : <Notice title={t('noDraft')}>{t('noDraftText', { email: shop.email })}</Notice>}
        {parsed?.error ? <Notice kind="error" title={t('incomplete')} /> : null}
        {confirmable && pending ? (
          <StatementStep draft={pending} withdrawal={confirmable} />
        ) : (
          <WithdrawalFields
            {...(pending ? { draft: pending } : {})}
            problems={parsed?.error ? fieldErrors(parsed.error) : []}
          />
        )}
      </div>
    </PageContainer>
  )
}
