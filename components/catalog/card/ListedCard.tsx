'use client'

import { useLocale } from 'next-intl'
import { CompareToggle } from '@/components/storefront/compare/CompareToggle'
import { usePainted } from '@/components/ui/use-painted'
import { productPath, proposedQuantity } from '@/lib/catalog/product/rules'
import { localePath } from '@/lib/platform/i18n/routing'
import { AddToCartButton } from './AddToCartButton'
import { type CardData, CardFace } from './CardFace'

/** The data of a card. What is undefined is not sent. */
export type ListedCardData = CardData & { id: number; title: string; inArchive?: true }

/** The page holds only a card's data: its elements, built after the paint if not in sight, are five times as many bytes. */
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
  const { id, productType, title, stock, inArchive = false } = card
  const path = productPath(card)
  return (
    <CardFace
      card={card}
      href={localePath(useLocale(), path)}
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
