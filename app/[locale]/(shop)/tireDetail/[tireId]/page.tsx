import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ProductScreen } from '@/components/catalog/ProductScreen'
import { readProductId } from '@/components/catalog/product-id'
import { RetreadNote } from '@/components/catalog/RetreadNote'
import { tireSpecs } from '@/components/catalog/tire-specs'
import { LinkButton } from '@/components/ui/LinkButton'
import { cachedProduct } from '@/lib/catalog/cached'
import { tireQueryString, tireSize } from '@/lib/catalog/rules'
import type { Tire } from '@/lib/catalog/schema'
import { formatPrice, toGrosze } from '@/lib/core/money'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ tireId: '0' }]

type Props = { params: Promise<{ tireId: string }> }

async function tireOf({ params }: Props): Promise<Tire> {
  const id = readProductId((await params).tireId)
  const tire = id === undefined ? null : await cachedProduct(id, 'Tire')
  if (tire?.productType !== 'Tire') notFound()
  return tire
}

export async function generateMetadata(props: Props) {
  const tire = await tireOf(props)
  const t = await getTranslations('product')
  const price = formatPrice(toGrosze(tire.price), await pageLocale())
  return pageMetadata({
    path: `/tireDetail/${tire.id}`,
    title: tire.title,
    description: t('metaDescription', { title: tire.title, price }),
    picture: tire.url || undefined,
    hidden: tire.inArchive,
  })
}

export default async function TirePage(props: Props) {
  const tire = await tireOf(props)
  const t = await getTranslations('product')
  const size = tireSize(tire)
  const sameSize = tireQueryString({
    width: String(tire.width),
    profile: String(tire.profile),
    diameter: String(tire.diameter),
  })
  return (
    <ProductScreen
      product={tire}
      specs={await tireSpecs(tire)}
      description={tire.inf}
      notes={tire.retread ? <RetreadNote /> : null}
      instead={
        <LinkButton href={localePath(await pageLocale(), `/tires/filter/${sameSize}`)} look="quiet">
          {t('seeSame', { size })}
        </LinkButton>
      }
    />
  )
}
