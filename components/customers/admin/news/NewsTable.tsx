import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Table } from '@/components/ui/Table'
import type { EditedNews } from '@/lib/customers/news/queries'
import { missingLanguages, NEWS_LANGUAGE, newsPath } from '@/lib/customers/news/rules'
import { languageName } from '@/lib/platform/i18n/routing'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { NewsStateBadge } from './NewsStateBadge'

/** All items with their states. The title links to the editor. */
export function NewsTable({ items }: { items: EditedNews[] }) {
  const t = useTranslations('adminNews')
  const locale = useLocale()
  return (
    <Table
      caption={t('list')}
      rows={items}
      rowKey={(item) => item.id}
      cardGrid="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2"
      columns={[
        {
          key: 'title',
          header: t('title'),
          card: 'col-span-2',
          cell: (item) => (
            <TextLink
              path={`/admin/news/${item.id}`}
              lang={NEWS_LANGUAGE}
              className="font-semibold wrap-anywhere"
            >
              {item.title}
            </TextLink>
          ),
        },
        {
          key: 'languages',
          header: t('languages'),
          card: 'col-start-1 row-start-3 text-sm md:text-base',
          cell: (item) => {
            const missing = missingLanguages(item).map((each) => languageName[each])
            return (
              <>
                <span aria-hidden="true" className="text-soft md:hidden">
                  {t('languages')}:{' '}
                </span>
                {missing.length === 0 ? (
                  t('languagesComplete')
                ) : (
                  <span className="text-soft">
                    {t('languagesMissing', { languages: missing.join(', ') })}
                  </span>
                )}
              </>
            )
          },
        },
        {
          key: 'state',
          header: t('state'),
          card: 'col-start-1 row-start-2',
          cell: (item) => <NewsStateBadge state={item.state} />,
        },
        {
          key: 'date',
          header: t('date'),
          card: 'col-start-2 row-start-2 text-sm max-md:text-right md:text-base',
          cell: (item) => (
            <span className="whitespace-nowrap">
              {item.state === 'draft' ? '–' : formatDateTime(item.createdDate, locale)}
            </span>
          ),
        },
        {
          key: 'page',
          header: t('page'),
          card: 'col-start-2 row-start-3 max-md:text-right max-md:text-sm max-md:whitespace-nowrap',
          cell: (item) =>
            item.state === 'published' ? (
              <TextLink path={newsPath(item.id)} aria-label={t('openNamed', { title: item.title })}>
                {t('open')}
              </TextLink>
            ) : (
              <span className="text-soft">{t('notSeen')}</span>
            ),
        },
      ]}
    />
  )
}
