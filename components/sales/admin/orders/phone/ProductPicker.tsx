import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/buttons/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { Price } from '@/components/ui/Price'
import { findToOrder } from '@/lib/assortment/products/client'
import { isNumberOf, numberText } from '@/lib/catalog/product/numbers'
import type { Product } from '@/lib/catalog/product/schema'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { typeset } from '@/lib/platform/i18n/typeset'

type Props = { picked: ReadonlySet<number>; onPick: (product: Product) => void }

/** Finds products by words or numbers, and picks them for an order: a scanned code picks its product at once. */
export function ProductPicker({ picked, onPick }: Props) {
  const t = useTranslations('phoneOrder')
  const [question, setQuestion] = useState('')
  const [found, setFound] = useState<Product[] | null>(null)
  const [scanned, setScanned] = useState<Product | null>(null)
  const { busy, problem, attempt } = useAction({ showsProblem: true })
  const search = () => {
    // one search at a time: a late answer must not replace the answer to a later question
    if (busy || question.trim() === '') return
    setScanned(null)
    return attempt(async () => {
      const products = await findToOrder(question.trim())
      const [only] = products
      const isScanned = products.length === 1 && only !== undefined && isNumberOf(only, question)
      if (isScanned && only.quantityInStock > 0 && !picked.has(only.id)) {
        onPick(only)
        setQuestion('')
        setFound(null)
        setScanned(only)
      } else setFound(products)
      return null
    })
  }
  // Enter would submit the form around the search, which places the order
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void search()
  }
  return (
    <>
      <search className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <ControlField
            label={t('search')}
            type="search"
            enterKeyHint="search"
            maxLength={100}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            onKeyDown={searchOnEnter}
          />
        </div>
        <Button look="quiet" onClick={search} busy={busy} busyLabel={t('searching')}>
          {t('find')}
        </Button>
      </search>
      <div role="status" className="mt-2 text-sm text-soft">
        {problem ? <FieldError id="picker-problem">{problem}</FieldError> : null}
        {found && !problem ? t('found', { count: found.length }) : null}
        {scanned && !problem ? t('isPickedNamed', { title: scanned.title }) : null}
      </div>
      {found && found.length > 0 ? (
        <ul className="mt-2 max-h-96 overflow-y-auto border-y border-hairline">
          {found.map((product) => (
            <FoundProduct
              key={product.id}
              product={product}
              isPicked={picked.has(product.id)}
              onPick={onPick}
            />
          ))}
        </ul>
      ) : null}
    </>
  )
}

type FoundProps = { product: Product; isPicked: boolean; onPick: (product: Product) => void }

function FoundProduct({ product, isPicked, onPick }: FoundProps) {
  const t = useTranslations('phoneOrder')
  const locale = useLocale()
  const title = useProductTitle(product)
  const wordsId = useId()
  const isSoldOut = product.quantityInStock <= 0
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline py-2 first:border-t-0">
      <span className="min-w-0 flex-1 basis-56">
        <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
        <span className="block text-sm text-soft">
          {numberText(product.id, product)}
          {' · '}
          {t('stock', { count: product.quantityInStock })}
        </span>
      </span>
      <Price grosze={product.priceGrosze} locale={locale} />
      {isSoldOut && !isPicked ? (
        <span className="flex min-h-touch w-28 items-center justify-center text-sm text-soft">
          {t('soldOut')}
        </span>
      ) : (
        // the pressed button stays, so it keeps the focus
        <Button
          look="quiet"
          className="w-28"
          onClick={() => onPick(product)}
          aria-label={t(isPicked ? 'isPickedNamed' : 'addNamed', { title: title.text })}
          disabledReason={isPicked ? t('isPicked') : undefined}
          reasonShownBy={wordsId}
        >
          <span id={wordsId}>{t(isPicked ? 'isPicked' : 'add')}</span>
        </Button>
      )}
    </li>
  )
}
