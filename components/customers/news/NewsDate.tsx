import { useLocale } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { newsDate } from '@/lib/customers/news/rules'
import type { Locale } from '@/lib/platform/i18n/routing'

type Props = {
  iso: string
  /** Language of the visitor who reads it: that of the page, but in a preview. */
  reader?: Locale | undefined
  className?: string
}

/** The day on which an item appeared. */
export function NewsDate({ iso, reader, className }: Props) {
  const locale = useLocale()
  return (
    <time dateTime={iso} className={classes('text-soft', className)}>
      {newsDate(iso, reader ?? locale)}
    </time>
  )
}
