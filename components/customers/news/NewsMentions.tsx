import { getTranslations } from 'next-intl/server'
import { LinkButtons } from '@/components/layout/LinkButtons'
import type { ShownNews } from '@/lib/customers/news/queries'
import { toolPath } from '@/lib/fitment/tools/address'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { vehiclesIn } from '@/lib/fitment/vehicles/search/mentions'
import { parseTireSize } from '@/lib/measures/tire-sizes'
import { cachedMentions, sizesIn } from '@/lib/storefront/search/mentions'

/** Links to the cars that an item writes about, and to what of it is on sale; to the finder when there is none. */
export async function NewsMentions({ item }: { item: ShownNews }) {
  const t = await getTranslations('news')
  const text = `${item.title}\n${item.description}`
  const mentions = [
    ...vehiclesIn(text, await cachedVehicles()).map(({ name, path }) => ({ label: name, path })),
    ...(await cachedMentions(text)).map(({ name, path, total }) => ({ label: `${name} (${total})`, path })),
  ]
  // of two tire sizes that an item weighs against each other
  const [old, other] = sizesIn(text).filter((size) => parseTireSize(size) !== null)
  if (old && other)
    mentions.push({
      label: t('compareSizes', { old, new: other }),
      path: toolPath('tire-size', { old, new: other }),
    })
  const links = mentions.length > 0 ? mentions : [{ label: t('toTires'), path: '/tires' }]
  return (
    <section className="mt-8">
      <h2 className="mb-3 font-display text-lg font-bold">
        {t(mentions.length > 0 ? 'inArticle' : 'inShop')}
      </h2>
      <LinkButtons links={links} />
    </section>
  )
}
