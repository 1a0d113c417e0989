import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Notice } from '@/components/ui/Notice'
import { Table } from '@/components/ui/Table'
import { UnbrokenNumbers } from '@/components/ui/UnbrokenNumbers'
import { formatDateTime } from '@/lib/sales/orders/dates'
import type { FailedMail } from '@/lib/shop/mail/queries'
import { isTopic } from '@/lib/shop/mail/topics'
import { FailedMailActions } from './FailedMailActions'

export function FailedMails({ mails }: { mails: FailedMail[] }) {
  const t = useTranslations('failedMails')
  const locale = useLocale()
  if (mails.length === 0) return <Notice title={t('none')}>{t('noneText')}</Notice>
  // the outbox may hold rows of topics that an earlier version of the shop wrote
  const topicOf = ({ topic }: FailedMail) => (isTopic(topic) ? t(`topics.${topic}`) : topic)
  const about = (mail: FailedMail) => `${topicOf(mail)} ${mail.orderId ?? ''}`.trim()
  return (
    <Table
      caption={t('title')}
      rows={mails}
      rowKey={(mail) => mail.id}
      columns={[
        {
          key: 'topic',
          header: t('topic'),
          cell: (mail) =>
            mail.orderId === null ? (
              <UnbrokenNumbers text={about(mail)} />
            ) : (
              <TextLink path={`/admin/order/${mail.orderId}`}>
                <UnbrokenNumbers text={about(mail)} />
              </TextLink>
            ),
        },
        {
          key: 'to',
          header: t('to'),
          cell: (mail) => <span className="wrap-anywhere">{mail.to ?? '–'}</span>,
        },
        { key: 'written', header: t('written'), cell: (mail) => formatDateTime(mail.createdAt, locale) },
        { key: 'attempts', header: t('attempts'), numeric: true, cell: (mail) => mail.attempts },
        {
          key: 'reason',
          header: t('reason'),
          cell: (mail) => (
            <span lang="en" className="wrap-anywhere">
              {mail.reason}
            </span>
          ),
        },
        {
          key: 'actions',
          header: t('actions'),
          wide: true,
          cell: (mail) => <FailedMailActions mail={mail} about={about(mail)} />,
        },
      ]}
    />
  )
}
