import { classes } from '@/components/ui/classes'
import { pageLocale } from '@/lib/i18n/locale'
import { newsDate } from '@/lib/news/rules'

/** The day on which an item appeared. */
export async function NewsDate({ iso, className }: { iso: string; className?: string }) {
  return (
    <time dateTime={iso} className={classes('text-soft', className)}>
      {newsDate(iso, await pageLocale())}
    </time>
  )
}
