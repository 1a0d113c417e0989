import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'
import type { ShownNews } from '@/lib/customers/news/queries'
import type { Locale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { NewsDate } from './NewsCard'
import { NewsPicture } from './NewsPicture'

type Props = {
  item: ShownNews
  /** Language of the visitor who reads it: that of the page, but in a preview. */
  reader?: Locale
  /** In a preview the page has a heading of its own already. */
  heading?: 'h1' | 'h3'
  className?: string
  children: ReactNode
}

export function NewsArticle({ item, reader, heading: Heading = 'h1', className, children }: Props) {
  const t = useTranslations('news')
  const locale = useLocale()
  const isInPolish = item.language !== (reader ?? locale)
  return (
    <>
      <Heading
        lang={item.language}
        className={classes(
          'font-display text-xl font-bold tracking-tight md:text-[2.25rem] md:leading-tight',
          className,
        )}
      >
        {typeset(item.title, item.language)}
      </Heading>
      <NewsDate iso={item.createdDate} reader={reader} className="mt-3 block" />
      <div className="mt-6 aspect-video overflow-hidden rounded-lg bg-rubber">
        <NewsPicture url={item.url} sizes="(width >= 64rem) 56rem, 100vw" eager className="size-full" />
      </div>
      <div className="my-8 max-w-prose">
        <div lang={item.language} className="text-lg whitespace-pre-line">
          {typeset(item.description, item.language)}
        </div>
        {isInPolish ? <p className="mt-2 text-sm text-soft">{t('inPolish')}</p> : null}
      </div>
      {children}
    </>
  )
}
