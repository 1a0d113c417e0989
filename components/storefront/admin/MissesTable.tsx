import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { Table } from '@/components/ui/Table'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { listOfMiss, type MissRow } from '@/lib/storefront/search/misses/queries'
import { listName } from '@/lib/storefront/words/results-text'
import { sentencePath } from './sentence-address'

/** What visitors asked for in vain, and how often. */
export async function MissesTable({ misses }: { misses: readonly MissRow[] }) {
  const t = await getTranslations('adminSearch')
  const locale = await pageLocale()
  const named = await Promise.all(
    misses.map(async (miss) => {
      const list = miss.kind === 'empty' ? await listOfMiss(miss.question) : null
      return {
        ...miss,
        name: list ? await listName(list.query, list.vehicle) : miss.question,
        path: miss.kind === 'empty' ? miss.question : sentencePath(miss.question),
      }
    }),
  )
  return (
    <Table
      caption={t('misses')}
      rows={named}
      rowKey={({ kind, question }) => `${kind} ${question}`}
      columns={[
        {
          key: 'question',
          header: t('question'),
          rest: true,
          cell: ({ name, path }) => (
            <Link href={localePath(locale, path)} className="prose-link wrap-anywhere">
              {name}
            </Link>
          ),
        },
        { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        { key: 'thisWeek', header: t('thisWeek'), numeric: true, cell: ({ thisWeek }) => thisWeek },
        { key: 'lastWeek', header: t('lastWeek'), numeric: true, cell: ({ lastWeek }) => lastWeek },
        { key: 'year', header: t('year'), numeric: true, cell: ({ year }) => year },
      ]}
    />
  )
}
