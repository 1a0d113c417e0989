'use client'

import { useTranslations } from 'next-intl'
import { NewsArticle } from '@/components/customers/news/NewsArticle'
import { NewsCard } from '@/components/customers/news/NewsCard'
import { ShopVideo } from '@/components/customers/news/ShopVideo'
import { VideoPlayer } from '@/components/customers/news/VideoPlayer'
import type { EditedNews } from '@/lib/customers/news/queries'
import { embedAddress, newsIn, videoId, watchAddress } from '@/lib/customers/news/rules'
import type { Locale } from '@/lib/platform/i18n/routing'
import { fromShopTime } from '@/lib/platform/values/clock'
import type { NewsDraft } from './use-news-form'

type Props = { values: NewsDraft; item: EditedNews | null; language: Locale }

/**
 * The typed item as visitors of a language will see it: the card in the list and the page. Its links do nothing.
 */
export function NewsPreview({ values, item, language }: Props) {
  const t = useTranslations('adminNews')
  const date = fromShopTime(values.createdDate) ?? new Date()
  const texts = newsIn(values, language)
  const shown = {
    ...texts,
    id: item?.id ?? 0,
    title: texts.title.trim() || t('untitled'),
    description: texts.description.trim() || t('noText'),
    url: values.url.trim(),
    urlVideo: values.urlVideo,
    createdDate: date.toISOString(),
  }
  const embed = embedAddress(shown.urlVideo)
  const id = videoId(shown.urlVideo)
  return (
    <div className="flex flex-col gap-8">
      <div inert className="max-w-md">
        <NewsCard item={shown} reader={language} heading="h3" />
      </div>
      <div className="rounded-lg border border-hairline p-4 md:p-6">
        <NewsArticle item={shown} reader={language} heading="h3">
          {embed && id ? (
            <VideoPlayer key={id} title={shown.title} embed={embed} watch={watchAddress(id)} />
          ) : (
            <ShopVideo />
          )}
        </NewsArticle>
      </div>
    </div>
  )
}
