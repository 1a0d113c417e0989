import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'
import { Heading } from '@/components/ui/Heading'
import type { ShownNews } from '@/lib/customers/news/queries'
import { excerpt, newsDate, newsPath } from '@/lib/customers/news/rules'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { NewsPicture } from './NewsPicture'

const LEAD_EXCERPT = 320
const EXCERPT = 150

type Props = {
  item: ShownNews
  /** Language of the reader; a preview may have another one than the page. */
  reader?: Locale
  /** Whether it is the newest item, set large across the page. */
  lead?: boolean
  /** Whether it is in sight when the page opens. */
  eager?: boolean
  heading?: 'h2' | 'h3'
}

/** One item of a list. The whole card leads to it. */
export function NewsCard({ item, reader, lead, eager, heading }: Props) {
  const t = useTranslations('news')
  const locale = useLocale()
  return (
    <article
      className={classes(
        'group/card relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-face',
        lead && 'lg:grid lg:grid-cols-[7fr_5fr]',
      )}
    >
      <div className="aspect-video overflow-hidden bg-rubber">
        <NewsPicture
          url={item.url}
          sizes={
            lead ? '(width >= 64rem) 46rem, 100vw' : '(width >= 64rem) 25rem, (width >= 48rem) 48vw, 100vw'
          }
          eager={eager ?? false}
          className="size-full transition-opacity group-hover/card:opacity-90"
        />
      </div>
      <div className={classes('flex flex-1 flex-col p-4', lead && 'lg:justify-center lg:p-8')}>
        <p className="text-sm text-soft">
          <NewsDate iso={item.createdDate} reader={reader} />
          {item.language === (reader ?? locale) ? null : ` · ${t('inPolish')}`}
        </p>
        <div lang={item.language}>
          <Heading level={heading} look={lead ? 'section' : 'subsection'} className="mt-1">
            {/* loads a new document: only the pages of news allow films of another site */}
            <a
              href={localePath(locale, newsPath(item.id))}
              className="after:absolute after:inset-0 hover:underline"
            >
              {typeset(item.title, item.language)}
            </a>
          </Heading>
          <p className="mt-2 text-soft">
            {typeset(excerpt(item.description, lead ? LEAD_EXCERPT : EXCERPT), item.language)}
          </p>
        </div>
      </div>
    </article>
  )
}

type NewsDateProps = {
  iso: string
  /** Language of the reader; a preview may have another one than the page. */
  reader?: Locale | undefined
  className?: string
}

export function NewsDate({ iso, reader, className }: NewsDateProps) {
  const locale = useLocale()
  return (
    <time dateTime={iso} className={classes('text-soft', className)}>
      {newsDate(iso, reader ?? locale)}
    </time>
  )
}

type NewsArticleProps = {
  item: ShownNews
  /** Language of the reader; a preview may have another one than the page. */
  reader?: Locale
  /** h3 in a preview, whose page already has an h1. */
  heading?: 'h1' | 'h3'
  className?: string
  children: ReactNode
}

export function NewsArticle({ item, reader, heading = 'h1', className, children }: NewsArticleProps) {
  const t = useTranslations('news')
  const locale = useLocale()
  const isInPolish = item.language !== (reader ?? locale)
  return (
    <>
      <Heading
        level={heading}
        look="page"
        lang={item.language}
        className={classes('md:text-[2.25rem] md:leading-tight', className)}
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

/** The shop's own film, for an item that links to none. */
export function ShopVideo() {
  const t = useTranslations('news')
  return (
    <video
      controls
      loop
      muted
      playsInline
      preload="none"
      width="100%"
      height={400}
      poster="/video/rolling-tire.webp"
      aria-label={t('shopVideo')}
      className="h-100 w-full rounded-lg bg-ink object-cover"
    >
      <source src="/video/rolling-tire.webm" type="video/webm" />
      <source src="/video/rolling-tire.mp4" type="video/mp4" />
    </video>
  )
}
