import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { ComplaintFields } from '@/components/customers/complaint/ComplaintFields'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ReceiptLink } from '@/components/shop/mail/ReceiptLink'
import { Notice } from '@/components/ui/Notice'
import { readComplaintDraft, resultCookie } from '@/lib/customers/complaints/form-result'
import { Complaint } from '@/lib/customers/complaints/schema'
import { shop } from '@/lib/platform/shop-details'
import { formatDate, formatDateTime } from '@/lib/sales/orders/dates'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'

export const generateMetadata = () => unlistedMetadata('complaint.title')

/** Confirms a complaint that was sent, or shows its form again with what is wrong. */
export default async function ComplaintResultPage() {
  const t = await getTranslations('complaint')
  const tErrors = await getTranslations('errors')
  const locale = await pageLocale()
  const result = resultCookie.read(await cookies())
  if (result && 'submittedAt' in result)
    return (
      <PageContainer>
        <PageHead title={t('receivedTitle')} />
        <div role="status" className="grid max-w-prose gap-6">
          <Notice
            kind="success"
            title={t('received', { moment: formatDateTime(result.submittedAt, locale) })}
          >
            {t('receivedText', { email: result.email, date: formatDate(result.answerDueOn, locale) })}
          </Notice>
          {result.picturesLeftOut > 0 ? (
            <Notice kind="error" title={t('picturesLeftOutTitle')}>
              {t('picturesLeftOut')}
            </Notice>
          ) : null}
        </div>
        <div className="mt-6">
          <ReceiptLink href="/api/complaints/receipt">{t('save')}</ReceiptLink>
        </div>
      </PageContainer>
    )
  const draft = result && 'draftId' in result ? await readComplaintDraft(result.draftId) : null
  const failure = draft ? draft.failure : result && 'failure' in result ? result.failure : undefined
  const isOfPictures = /^(picture|complaint)\./.test(failure ?? '')
  const isIncomplete = draft !== null && !Complaint.safeParse(draft.typed).success
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="grid max-w-prose gap-6">
        {failure && !isOfPictures ? (
          <Notice kind="error" title={t('failed')}>
            {tErrors(failure)} {t(draft ? 'kept' : 'goBack')}
          </Notice>
        ) : null}
        {isOfPictures || isIncomplete ? <Notice kind="error" title={t('incomplete')} /> : null}
        {draft || failure ? null : (
          <Notice title={t('noDraft')}>{t('noDraftText', { email: shop.email })}</Notice>
        )}
        <ComplaintFields {...(draft ? { draft } : {})} pictureFailure={isOfPictures ? failure : null} />
      </div>
    </PageContainer>
  )
}
