import { getTranslations } from 'next-intl/server'
import { LinkButtons } from '@/components/layout/links/LinkButtons'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Heading } from '@/components/ui/Heading'
import { SizeMark } from '@/components/ui/SizeMark'
import { cachedNewsList } from '@/lib/customers/news/cached'
import type { ShownNews } from '@/lib/customers/news/queries'
import { embedAddress, videoId, watchAddress } from '@/lib/customers/news/rules'
import { toolPath } from '@/lib/fitment/tools/address'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { vehiclesIn } from '@/lib/fitment/vehicles/search/mentions'
import { parseTireSize } from '@/lib/measures/tire-sizes'
import { localePath } from '@/lib/platform/i18n/routing'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { cachedMentions, sizesIn } from '@/lib/storefront/search/mentions'
import { NewsCard, ShopVideo } from './NewsViews'
import { VideoPlayer } from './VideoPlayer'

const OFFERED = 3

export async function OtherNews({ than }: { than: number }) {
  const t = await getTranslations('news')
  const others = (await cachedNewsList(await pageLocale())).filter(({ id }) => id !== than).slice(0, OFFERED)
  if (others.length === 0) return null
  return (
    <section className="mt-14 border-t border-hairline pt-8">
      <Heading className="mb-5">{t('more')}</Heading>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {others.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to the cars and the goods on sale that an item mentions; to the finder if it mentions none. */
export async function NewsMentions({ item }: { item: ShownNews }) {
  const t = await getTranslations('news')
  const text = `${item.title}\n${item.description}`
  const mentions = [
    ...vehiclesIn(text, await cachedVehicles()).map(({ name, path }) => ({ label: name, path })),
    ...(await cachedMentions(text)).map(({ name, path, total }) => ({ label: `${name} (${total})`, path })),
  ]
  // an item with two tire sizes gets a link to their comparison
  const [old, other] = sizesIn(text).filter((size) => parseTireSize(size) !== null)
  if (old && other)
    mentions.push({
      label: t('compareSizes', { old, new: other }),
      path: toolPath('tire-size', { old, new: other }),
    })
  const links = mentions.length > 0 ? mentions : [{ label: t('toTires'), path: '/tires' }]
  return (
    <section className="mt-8">
      <Heading className="mb-3">{t(mentions.length > 0 ? 'inArticle' : 'inShop')}</Heading>
      <LinkButtons links={links} />
    </section>
  )
}

/** The video that an item links to; without a link, the shop's own. */
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

/** Shown at the address of an item that does not exist or no longer does. */
export async function MissingNews() {
  const t = await getTranslations('news')
  return (
    <PageContainer className="py-14">
      <p aria-hidden="true">
        <SizeMark text="4/0 R4" size="mark" />
      </p>
      <Heading level="h1" look="page" className="mt-6">
        {t('itemNotFound')}
      </Heading>
      <p className="mt-2 mb-6 max-w-prose text-soft">{t('itemNotFoundText')}</p>
      <LinkButton href={localePath(await pageLocale(), '/allnews')} look="signal">
        {t('all')}
      </LinkButton>
    </PageContainer>
  )
}
