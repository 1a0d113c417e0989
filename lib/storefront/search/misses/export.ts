import 'server-only'
import type { Cell } from '@/lib/platform/csv/write'
import type { Locale } from '@/lib/platform/i18n/routing'
import { wordsOf } from '@/lib/shop/texts/translator'
import { missesByWeek } from './queries'

/** What was asked for in vain, by week, for a spreadsheet below its heading. */
export async function missRecords(locale: Locale): Promise<Cell[][]> {
  const t = wordsOf(locale)
  const rows = await missesByWeek()
  return [
    [t('adminSearch.week'), t('adminSearch.kind'), t('adminSearch.question'), t('adminSearch.searches')],
    ...rows.map(({ week, kind, question, searches }) => [
      week,
      t(`adminSearch.kinds.${kind}`),
      question,
      searches,
    ]),
  ]
}
