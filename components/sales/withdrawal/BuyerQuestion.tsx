import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Notice } from '@/components/ui/Notice'
import { shop } from '@/lib/platform/shop-details'
import { formatMoment } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { QuestionForm } from './QuestionForm'

type Props = {
  about: 'withdrawal' | 'complaint'
  choiceKey: string
  /** Null for a link that is not valid. */
  asked: { orderId: string; submittedAt: Date; isConfirmed: boolean | null } | null
  /** What was sent, word for word. */
  children: ReactNode
}

/** Where a mail to the address of an order leads: what somebody sent about the order, and whether its buyer did. */
export async function BuyerQuestion({ about, choiceKey, asked, children }: Props) {
  const t = await getTranslations('withdrawal.question')
  const tAbout = await getTranslations(`${about}.question`)
  const locale = await pageLocale()
  const contact = { email: shop.email }
  return (
    <PageContainer>
      <PageHead
        title={tAbout('title')}
        {...(asked
          ? {
              lead: tAbout('lead', {
                order: asked.orderId,
                moment: formatMoment(asked.submittedAt.toISOString(), locale),
              }),
            }
          : {})}
      />
      <div className="grid max-w-prose gap-6">
        {asked ? (
          <blockquote className="border-l-4 border-rust pl-4 whitespace-pre-line wrap-anywhere">
            {children}
          </blockquote>
        ) : (
          <Notice kind="error" title={t('unknown')}>
            {t('unknownText', contact)}
          </Notice>
        )}
        {asked?.isConfirmed === null ? <QuestionForm about={about} choiceKey={choiceKey} /> : null}
        {asked?.isConfirmed === true ? (
          <Notice kind="success" title={tAbout('confirmed')}>
            {tAbout('confirmedText')}
          </Notice>
        ) : null}
        {asked?.isConfirmed === false ? (
          <Notice title={t('denied')}>{tAbout('deniedText', contact)}</Notice>
        ) : null}
      </div>
    </PageContainer>
  )
}
