import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Price } from '@/components/ui/Price'
import { SizeMark } from '@/components/ui/SizeMark'
import type { Product } from '@/lib/catalog/product/schema'
import { titleAtSize } from '@/lib/catalog/words/product-text'
import { defaultLocale, type Locale } from '@/lib/i18n/routing'
import { typeset } from '@/lib/i18n/typeset'
import { LowestPrice } from './LowestPrice'
import { ProductPicture } from './ProductPicture'
import { StockText } from './StockText'

type Props = {
  /** Address of the picture; empty where there is none. */
  picture: string
  pictureAlt: string
  eager?: boolean
  title: string
  /** The title with the link to the product's page. */
  heading: ReactNode
  traits: readonly string[]
  /** A tire with studs: no public road in Poland may be driven on with it. */
  isStudded: boolean
  grosze: number
  /** During a promotion: the lowest price of the 30 days before it. */
  lowestGrosze?: number | null
  stock: number
  locale: Locale
  button: ReactNode
}

/** Without what is only typography, so that `ET −20` and `ET-20` are found to be the same. */
const plain = (text: string) => text.replace(/\s/g, '').replace('\u2212', '-')

/** What a card looks like, in lists and in the administrator's preview. */
export function CardFace(props: Props) {
  const t = useTranslations('card')
  // a trait that the title names already is not repeated
  const title = plain(props.title)
  const traits = props.traits.filter((trait) => !title.includes(plain(trait)))
  return (
    <article className="group/card relative isolate flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-face">
      <div className="aspect-4/3 overflow-hidden bg-rubber">
        <ProductPicture
          url={props.picture}
          alt={props.pictureAlt}
          sizes="(width >= 64rem) 18rem, (width >= 48rem) 30vw, 46vw"
          eager={props.eager ?? false}
          className="size-full transition-opacity group-hover/card:opacity-90"
        />
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <h3 className="text-wrap">{props.heading}</h3>
        {traits.length > 0 ? (
          <p className="mt-0.5 line-clamp-5 text-sm text-soft">{typeset(traits.join(' · '), props.locale)}</p>
        ) : null}
        {props.isStudded ? <p className="mt-1 text-sm font-semibold text-rust">{t('notOnRoads')}</p> : null}
        <div className="mt-auto flex flex-col pt-3 pb-2 @2xl:pb-3">
          <Price grosze={props.grosze} locale={props.locale} className="text-lg" />
          <LowestPrice grosze={props.lowestGrosze ?? null} />
          {/* Two lines high on a narrow card, so that the prices of a row are level. */}
          <StockText stock={props.stock} className="min-h-10 text-balance @2xl:min-h-0" />
        </div>
        <div className="relative z-20">{props.button}</div>
      </div>
    </article>
  )
}

type CardTitleProps = {
  product: Product
  /** For a title that does not name it. */
  size: string
  title: string
  locale?: Locale
}

/** The title with its size in large letters above the rest of it. */
export function CardTitle({ product, size, title, locale = defaultLocale }: CardTitleProps) {
  const parts = titleAtSize(product, title) ?? { before: '', size, after: title }
  return (
    <span lang={locale} className="flex flex-col font-medium">
      {/* The spaces keep the title in one piece for those who hear or copy it. */}
      <TitleLine text={parts.before} locale={locale} />{' '}
      <SizeMark text={parts.size} size="base" className="order-first text-base sm:text-lg" />{' '}
      <TitleLine text={parts.after} locale={locale} />
    </span>
  )
}

const TitleLine = ({ text, locale }: { text: string; locale: Locale }) =>
  text ? <span className="mt-0.5 line-clamp-5">{typeset(text, locale)}</span> : null
