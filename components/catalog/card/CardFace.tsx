import { useTranslations } from 'next-intl'
import { lazy, type ReactNode } from 'react'
import { Price } from '@/components/ui/Price'
import { SizeMark } from '@/components/ui/SizeMark'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { CardFit } from '@/lib/fitment/card-fit'
import type { Kit } from '@/lib/fitment/kit'
import type { Locale } from '@/lib/platform/i18n/routing'
import { LowestPrice } from './LowestPrice'
import { ProductPicture } from './ProductPicture'
import { SetPrice } from './SetPrice'
import { StockText } from './StockText'

// most lists are for no car
const CardFitNote = lazy(() =>
  import('@/components/fitment/my-car/CardFitNote').then(({ CardFitNote }) => ({ default: CardFitNote })),
)

type Props = {
  /** Address of the picture; empty where there is none. */
  picture: string
  pictureAlt: string
  eager?: boolean
  /** The title with the link to the product's page. */
  heading: ReactNode
  traits: string
  /** A tire with studs: no public road in Poland may be driven on with it. */
  isStudded: boolean
  /** Whether it fits the vehicle of the list. */
  fit?: (CardFit & { kit: Kit }) | undefined
  productType: ProductType
  grosze: number
  /** During a promotion: the lowest price of the 30 days before it. */
  lowestGrosze?: number | null
  stock: number
  locale: Locale
  button: ReactNode
  /** What stands in the corner of the picture. */
  corner?: ReactNode
}

/** What a card looks like, in lists and in the administrator's preview. */
export function CardFace(props: Props) {
  const t = useTranslations('card')
  return (
    <article className="card">
      <div className="card-picture">
        <ProductPicture
          url={props.picture}
          alt={props.pictureAlt}
          sizes="(min-width:64rem) 18rem,(min-width:48rem) 30vw,46vw"
          place="card"
          eager={props.eager ?? false}
        />
      </div>
      <div className="card-words">
        <h3>{props.heading}</h3>
        {props.traits ? <p className="card-traits">{props.traits}</p> : null}
        {props.isStudded ? <p className="mt-1 text-sm font-semibold text-rust">{t('notOnRoads')}</p> : null}
        {props.fit ? <CardFitNote fit={props.fit} kit={props.fit.kit} /> : null}
        <div className="card-offer">
          <Price grosze={props.grosze} locale={props.locale} className="text-lg" />
          <LowestPrice grosze={props.lowestGrosze ?? null} />
          <SetPrice productType={props.productType} grosze={props.grosze} stock={props.stock} />
          <StockText stock={props.stock} className="card-stock" />
        </div>
        <div className="relative z-20">{props.button}</div>
      </div>
      {props.corner}
    </article>
  )
}

/** A title divided at its size, typeset; a tuple, since a list sends dozens. */
export type CardLines = readonly [before: string, size: string, after: string]

/** The title with its size in large letters above the rest of it. `locale` is its language where it is not the page's. */
export function CardTitle({
  lines: [before, size, after],
  locale,
}: {
  lines: CardLines
  locale?: Locale | undefined
}) {
  return (
    <span lang={locale} className="card-title">
      {/* The spaces keep the title in one piece for those who hear or copy it. */}
      <TitleLine text={before} /> <SizeMark text={size} size="card" /> <TitleLine text={after} />
    </span>
  )
}

const TitleLine = ({ text }: { text: string }) => (text ? <span className="card-line">{text}</span> : null)
