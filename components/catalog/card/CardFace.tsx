import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { VerdictBadge } from '@/components/fitment/VerdictBadge'
import { Price } from '@/components/ui/Price'
import { SizeMark } from '@/components/ui/SizeMark'
import type { FitVerdict } from '@/lib/fitment/kit'
import type { Locale } from '@/lib/i18n/routing'
import { LowestPrice } from './LowestPrice'
import { ProductPicture } from './ProductPicture'
import { StockText } from './StockText'

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
  fit?: FitVerdict | undefined
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
        {props.fit ? (
          <p className="mt-2">
            <VerdictBadge verdict={props.fit} />
          </p>
        ) : null}
        <div className="card-offer">
          <Price grosze={props.grosze} locale={props.locale} className="text-lg" />
          <LowestPrice grosze={props.lowestGrosze ?? null} />
          <StockText stock={props.stock} className="card-stock" />
        </div>
        <div className="relative z-20">{props.button}</div>
      </div>
      {props.corner}
    </article>
  )
}

/** A title divided at its size, typeset. */
export type CardLines = { before: string; size: string; after: string }

/** The title with its size in large letters above the rest of it. */
export function CardTitle({ lines, locale }: { lines: CardLines; locale: Locale }) {
  return (
    <span lang={locale} className="card-title">
      {/* The spaces keep the title in one piece for those who hear or copy it. */}
      <TitleLine text={lines.before} /> <SizeMark text={lines.size} size="card" />{' '}
      <TitleLine text={lines.after} />
    </span>
  )
}

const TitleLine = ({ text }: { text: string }) => (text ? <span className="card-line">{text}</span> : null)
