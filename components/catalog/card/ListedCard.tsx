'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CompareToggle } from '@/components/catalog/compare/CompareToggle'
import { Link } from '@/components/ui/Link'
import type { FitVerdict } from '@/lib/fitment/kit'
import { type Locale, localePath } from '@/lib/i18n/routing'
import { AddToCartButton } from './AddToCartButton'
import { CardFace, type CardLines, CardTitle } from './CardFace'

/** The data of a card. What is undefined is not sent. */
export type ListedCardData = {
  id: number
  title: string
  lines: CardLines
  /** The language of the title. */
  language: Locale
  path: string
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
  fit?: FitVerdict
}

/** A card of a list. The page holds only its data: the card's elements would be five times as many bytes. */
export function ListedCard({ card }: { card: ListedCardData }) {
  const t = useTranslations('card')
  const locale = useLocale()
  const { id, title, stock, inArchive = false } = card
  return (
    <CardFace
      picture={card.picture}
      pictureAlt={card.picture ? '' : t('noPicture')}
      eager={card.eager ?? false}
      heading={
        <Link href={localePath(locale, card.path)} className="card-link">
          <CardTitle lines={card.lines} locale={card.language} />
        </Link>
      }
      traits={card.traits}
      isStudded={card.isStudded ?? false}
      fit={card.fit}
      grosze={card.grosze}
      lowestGrosze={card.lowestGrosze ?? null}
      stock={stock}
      locale={locale}
      button={<AddToCartButton product={{ id, title, quantityInStock: stock, inArchive }} />}
      corner={<CompareToggle path={card.path} name={title} />}
    />
  )
}
