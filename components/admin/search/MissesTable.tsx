import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { Table } from '@/components/ui/Table'
import { listOfMiss } from '@/lib/catalog/search/misses/list-of-miss'
import type { MissRow } from '@/lib/catalog/search/misses/queries'
import { listName } from '@/lib/catalog/words/results-text'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
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
