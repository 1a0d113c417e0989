import { useLocale } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { newsDate } from '@/lib/news/rules'

/** The day on which an item appeared. */
export function NewsDate({ iso, className }: { iso: string; className?: string }) {
  return (
    <time dateTime={iso} className={classes('text-soft', className)}>
      {newsDate(iso, useLocale())}
    </time>
  )
}
