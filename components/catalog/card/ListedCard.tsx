'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CompareToggle } from '@/components/storefront/compare/CompareToggle'
import { Link } from '@/components/ui/Link'
import { usePainted } from '@/components/ui/use-painted'
import { productPath, proposedQuantity } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { CardFit } from '@/lib/fitment/card-fit'
import type { Kit } from '@/lib/fitment/kit'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { AddToCartButton } from './AddToCartButton'
import { CardFace, type CardLines, CardTitle } from './CardFace'

/** The data of a card. What is undefined is not sent. */
export type ListedCardData = {
  id: number
  productType: ProductType
  title: string
  lines: CardLines
  /** The language of the title, where it is not the page's. */
  language?: Locale
  picture: string
  traits: string
  grosze: number
  stock: number
  /** In sight when the page opens. */
  eager?: true
  lowestGrosze?: number
  isStudded?: true
  inArchive?: true
  /** In a list for a vehicle. */
  fit?: CardFit & { kit: Kit }
}

/**
 * A card of a list. The page holds only its data: the card's elements would be five times as many bytes. After a press on a
 * link the cards that are not in sight are built once the others are painted.
 */
export function ListedCard({ card }: { card: ListedCardData }) {
  const isPainted = usePainted()
  return card.eager || isPainted ? <WholeCard card={card} /> : <EmptyCard />
}

/** As high as a card usually is, so that a page keeps its length. */
const EmptyCard = () => (
  <div className="card" aria-hidden="true">
    <div className="aspect-4/3" />
    <div className="h-56" />
  </div>
)

function WholeCard({ card }: { card: ListedCardData }) {
  const t = useTranslations('card')
  const locale = useLocale()
  const { id, productType, title, stock, inArchive = false } = card
  const path = productPath(card)
  return (
    <CardFace
      picture={card.picture}
      pictureAlt={card.picture ? '' : t('noPicture')}
      eager={card.eager ?? false}
      heading={
        <Link href={localePath(locale, path)} className="card-link">
          <CardTitle lines={card.lines} locale={card.language} />
        </Link>
      }
      traits={card.traits}
      isStudded={card.isStudded ?? false}
      fit={card.fit}
      productType={productType}
      grosze={card.grosze}
      lowestGrosze={card.lowestGrosze ?? null}
      stock={stock}
      locale={locale}
      button={
        <AddToCartButton
          product={{ id, title, quantityInStock: stock, inArchive }}
          quantity={proposedQuantity(productType, stock)}
        />
      }
      corner={<CompareToggle path={path} name={title} />}
    />
  )
}
