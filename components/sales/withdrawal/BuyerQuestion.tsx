import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { shop } from '@/lib/platform/shop-details'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'

const actions = { withdrawal: '/api/withdrawal/answer', complaint: '/api/complaints/question' }

type Props = {
  about: 'withdrawal' | 'complaint'
  choiceKey: string
  /** Null for a link that is not valid. */
  asked: { orderId: string; submittedAt: Date; isConfirmed: boolean | null } | null
  /** What was sent, word for word. */
  children: ReactNode
}

/** Asks the buyer of an order whether a statement about it is theirs; a mail to the order's address leads here. */
export async function BuyerQuestion({ about, choiceKey, asked, children }: Props) {
  const t = await getTranslations('withdrawal.question')
  const tAbout = await getTranslations(`${about}.question`)
  const locale = await pageLocale()
  const momentOf = ({ submittedAt }: { submittedAt: Date }) =>
    formatDateTime(submittedAt.toISOString(), locale)
  const contact = { email: shop.email }
  return (
    <PageContainer>
      <PageHead
        title={tAbout('title')}
        lead={asked ? tAbout('lead', { order: asked.orderId, moment: momentOf(asked) }) : undefined}
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
        {asked?.isConfirmed === null ? (
          // buttons of a form: opening the link must answer nothing, since mail programs open links too
          <form method="post" action={actions[about]} className="flex flex-wrap gap-4">
            <input type="hidden" name="key" value={choiceKey} />
            <input type="hidden" name="locale" value={locale} />
            <Button type="submit" look="signal" name="answer" value="mine">
              {t('mine')}
            </Button>
            <Button type="submit" look="quiet" name="answer" value="notMine">
              {t('notMine')}
            </Button>
          </form>
        ) : null}
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
