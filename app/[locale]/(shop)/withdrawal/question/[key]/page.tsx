import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Notice } from '@/components/ui/Notice'
import { QuestionForm } from '@/components/withdrawal/QuestionForm'
import { pageLocale } from '@/lib/i18n/locale'
import { formatMoment } from '@/lib/orders/dates'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { shop } from '@/lib/shop'
import { askedWithdrawal } from '@/lib/withdrawal/question'

// without JavaScript nothing shows what is streamed later
export const instant = false

type Props = { params: Promise<{ key: string }> }

export const generateMetadata = () => unlistedMetadata('withdrawal.question.title')

/** Where the mail to the address of an order leads, whose statement of withdrawal came from another one. */
export default async function QuestionPage({ params }: Props) {
  await connection()
  const { key } = await params
  const asked = await askedWithdrawal(key)
  const t = await getTranslations('withdrawal.question')
  const locale = await pageLocale()
  const about = { email: shop.email }
  return (
    <PageContainer>
      <PageHead
        title={t('title')}
        {...(asked
          ? {
              lead: t('lead', {
                order: asked.orderId,
                moment: formatMoment(asked.submittedAt.toISOString(), locale),
              }),
            }
          : {})}
      />
      <div className="grid max-w-prose gap-6">
        {asked ? (
          <blockquote className="border-l-4 border-rust pl-4 whitespace-pre-line wrap-anywhere">
            {asked.text}
          </blockquote>
        ) : (
          <Notice kind="error" title={t('unknown')}>
            {t('unknownText', about)}
          </Notice>
        )}
        {asked?.isConfirmed === null ? <QuestionForm choiceKey={key} /> : null}
        {asked?.isConfirmed === true ? (
          <Notice kind="success" title={t('confirmed')}>
            {t('confirmedText')}
          </Notice>
        ) : null}
        {asked?.isConfirmed === false ? <Notice title={t('denied')}>{t('deniedText', about)}</Notice> : null}
      </div>
    </PageContainer>
  )
}
