import type { ShownNews } from '@/lib/customers/news/queries'
import { embedAddress, videoId, watchAddress } from '@/lib/customers/news/rules'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { ShopVideo } from './ShopVideo'
import { VideoPlayer } from './VideoPlayer'

/** The video that an item links to; the shop's own where it links to none. */
export async function NewsVideo({ item }: { item: ShownNews }) {
  const embed = embedAddress(item.urlVideo)
  const id = videoId(item.urlVideo)
  if (!embed || !id) return <ShopVideo />
  return (
    <ClientMessages groups={['news']}>
      <VideoPlayer title={item.title} embed={embed} watch={watchAddress(id)} />
    </ClientMessages>
  )
}
