import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'
import { typeset } from '@/lib/i18n/typeset'
import type { News } from '@/lib/news/queries'
import { NEWS_LANGUAGE } from '@/lib/news/rules'
import { NewsDate } from './NewsDate'
import { NewsPicture } from './NewsPicture'

type Props = {
  item: News
  /** In a preview the page has a heading of its own already. */
  heading?: 'h1' | 'h3'
  className?: string
  /** The video. */
  children: ReactNode
}

/** An item as it is read: title, day, picture, text, video. */
export function NewsArticle({ item, heading: Heading = 'h1', className, children }: Props) {
  const language = useLocale() === NEWS_LANGUAGE ? undefined : NEWS_LANGUAGE
  return (
    <>
      <Heading
        lang={language}
        className={classes(
          'font-display text-xl font-bold tracking-tight md:text-[2.25rem] md:leading-tight',
          className,
        )}
      >
        {typeset(item.title, NEWS_LANGUAGE)}
      </Heading>
      <NewsDate iso={item.createdDate} className="mt-3 block" />
      <div className="mt-6 aspect-video overflow-hidden rounded-lg bg-rubber">
        <NewsPicture url={item.url} sizes="(width >= 64rem) 56rem, 100vw" eager className="size-full" />
      </div>
      <div lang={language} className="my-8 max-w-prose text-lg whitespace-pre-line">
        {typeset(item.description, NEWS_LANGUAGE)}
      </div>
      {children}
    </>
  )
}
