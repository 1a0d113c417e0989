import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { Price } from '@/components/ui/Price'
import { SizeMark } from '@/components/ui/SizeMark'
import { isBelowSet, setSizes } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { CardFit } from '@/lib/fitment/card-fit'
import type { Kit } from '@/lib/fitment/kit'
import type { Locale } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import { LowestPriceNote } from './LowestPriceNote'
import { ProductPicture } from './ProductPicture'
import { StockText } from './StockText'

// most lists are for no car
const CardFitNote = lazy(() =>
  import('@/components/fitment/my-car/CardFitNote').then(({ CardFitNote }) => ({ default: CardFitNote })),
)

/** A typeset title, divided at its size. A list sends dozens, and a tuple needs fewer bytes than names. */
export type CardLines = readonly [before: string, size: string, after: string]

export type CardData = {
  productType: ProductType
  lines: CardLines
  /** The title's language if it differs from the page's. */
  language?: Locale
  picture: string
  traits: string
  grosze: number
  /** During a promotion: the lowest price of the 30 days before it. */
  lowestGrosze?: number
  stock: number
  /** In sight when the page opens. */
  eager?: true
  /** Studded tires are banned from public roads in Poland. */
  isStudded?: boolean
  /** In a list for a vehicle. */
  fit?: CardFit & { kit: Kit }
}

type Props = {
  card: CardData
  /** The product's page; a preview has no link. */
  href?: string
  button: ReactNode
  corner?: ReactNode
}

export function CardFace({ card, href, button, corner }: Props) {
  const t = useTranslations('card')
  const locale = useLocale()
  const { productType, picture, traits, grosze, stock, fit } = card
  const [before, size, after] = card.lines
  const title = (
    <span lang={card.language} className="card-title">
      {/* The spaces keep the title in one piece for those who hear or copy it. */}
      <TitleLine text={before} /> <SizeMark text={size} size="card" /> <TitleLine text={after} />
    </span>
  )
  const count = setSizes[productType]
  return (
    <article className="card">
      <div className="card-picture">
        <ProductPicture
          url={picture}
          alt={href && !picture ? t('noPicture') : ''}
          sizes="(min-width:64rem) 18rem,(min-width:48rem) 30vw,46vw"
          place="card"
          eager={card.eager ?? false}
        />
      </div>
      <div className="card-words">
        <h3>
          {href ? (
            <Link href={href} className="card-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {traits ? <p className="card-traits">{traits}</p> : null}
        {card.isStudded ? <p className="mt-1 text-sm font-semibold text-rust">{t('notOnRoads')}</p> : null}
        {fit ? <CardFitNote fit={fit} kit={fit.kit} /> : null}
        <div className="card-offer">
          <Price grosze={grosze} locale={locale} className="text-lg" />
          <LowestPriceNote grosze={card.lowestGrosze ?? null} />
          {isBelowSet(productType, stock) ? (
            <span className="card-set text-rust">{t('noSet')}</span>
          ) : (
            <span className="card-set">
              {t('set', { count, price: formatPrice(grosze * count, locale) })}
            </span>
          )}
          <StockText stock={stock} className="card-stock" />
        </div>
        <div className="relative z-20">{button}</div>
      </div>
      {corner}
    </article>
  )
}

const TitleLine = ({ text }: { text: string }) => (text ? <span className="card-line">{text}</span> : null)
