import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import type { News } from '@/lib/news/queries'
import { embedAddress, videoId, watchAddress } from '@/lib/news/rules'
import { VideoPlayer } from './VideoPlayer'

/** The video that an item links to; the shop's own where it links to none. */
export async function NewsVideo({ item }: { item: News }) {
  const embed = embedAddress(item.urlVideo)
  const id = videoId(item.urlVideo)
  if (!embed || !id) return <ShopVideo />
  return (
    <ClientMessages groups={['news']}>
      <VideoPlayer title={item.title} embed={embed} watch={watchAddress(id)} poster={item.url} />
    </ClientMessages>
  )
}

async function ShopVideo() {
  const t = await getTranslations('news')
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
