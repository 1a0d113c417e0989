'use client'

import { useLocale } from 'next-intl'
import { CompareToggle } from '@/components/storefront/chosen/CompareToggle'
import { useFirstPaintDone } from '@/components/ui/first-paint'
import { productPath, proposedQuantity } from '@/lib/catalog/product/rules'
import { localePath } from '@/lib/platform/i18n/routing'
import { AddToCartButton } from './AddToCartButton'
import { type CardData, CardFace } from './CardFace'

/** The data of a card. What is undefined is not sent. */
export type ListedCardData = CardData & { id: number; title: string; inArchive?: true }

/** Builds a card from its data after the first paint, or at once if in sight: as markup it has five times the bytes. */
export function ListedCard({ card }: { card: ListedCardData }) {
  const isPainted = useFirstPaintDone()
  const locale = useLocale()
  if (!card.eager && !isPainted)
    // as high as a card usually is, so that a page keeps its length
    return (
      <div className="card" aria-hidden="true">
        <div className="aspect-4/3" />
        <div className="h-56" />
      </div>
    )
  const { id, productType, title, stock, inArchive = false } = card
  const path = productPath(card)
  return (
    <CardFace
      card={card}
      href={localePath(locale, path)}
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
