import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { formatMoment } from '@/components/orders/dates'
import { Table } from '@/components/ui/Table'
import { languageName, localePath } from '@/lib/i18n/routing'
import type { EditedNews } from '@/lib/news/queries'
import { missingLanguages, NEWS_LANGUAGE, newsPath } from '@/lib/news/rules'
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
      columns={[
        {
          key: 'title',
          header: t('title'),
          cell: (item) => (
            <Link
              href={localePath(locale, `/admin/news/${item.id}`)}
              lang={NEWS_LANGUAGE}
              className="prose-link touch-link font-semibold wrap-anywhere"
            >
              {item.title}
            </Link>
          ),
        },
        {
          key: 'languages',
          header: t('languages'),
          cell: (item) => {
            const missing = missingLanguages(item).map((each) => languageName[each])
            return missing.length === 0 ? (
              t('languagesComplete')
            ) : (
              <span className="text-soft">{t('languagesMissing', { languages: missing.join(', ') })}</span>
            )
          },
        },
        { key: 'state', header: t('state'), cell: (item) => <NewsStateBadge state={item.state} /> },
        {
          key: 'date',
          header: t('date'),
          cell: (item) => (
            <span className="whitespace-nowrap">
              {item.state === 'draft' ? '–' : formatMoment(item.createdDate, locale)}
            </span>
          ),
        },
        {
          key: 'page',
          header: t('page'),
          cell: (item) =>
            item.state === 'published' ? (
              <Link
                href={localePath(locale, newsPath(item.id))}
                aria-label={t('openNamed', { title: item.title })}
                className="prose-link touch-link"
              >
                {t('open')}
              </Link>
            ) : (
              <span className="text-soft">{t('notSeen')}</span>
            ),
        },
      ]}
    />
  )
}
