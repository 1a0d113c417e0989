import { useLocale, useTranslations } from 'next-intl'
import { LowestPriceNote } from '@/components/catalog/card/LowestPriceNote'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { TextLink } from '@/components/layout/links/ShopLink'
import { FieldError } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { Link } from '@/components/ui/Link'
import { showToast } from '@/components/ui/overlay/toast-store'
import { Price } from '@/components/ui/Price'
import { productPath } from '@/lib/catalog/product/rules'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { formatPrice } from '@/lib/platform/values/money'
import { changeQuantity, remove } from '@/lib/sales/cart/changing'
import { lineProblem, quantityChoices } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'
import { lineTotal } from '@/lib/sales/cart/totals'
import { FormerPrice } from './LineParts'

export function CartLine({ item, onRemoved }: { item: CartItem; onRemoved: (item: CartItem) => void }) {
  const t = useTranslations('cartPage')
  const locale = useLocale()
  const { product, quantity } = item
  const title = useProductTitle(product)
  const problem = lineProblem(item)
  const problemId = `line-${product.id}-problem`
  const href = localePath(locale, productPath(product))

  const removeLine = async () => {
    onRemoved(item)
    const outcome = await remove(product.id)
    if (outcome.ok) showToast(t('removed', { title: title.text }))
  }

  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-hairline py-4 md:grid-cols-[7rem_1fr_auto]">
      <Link href={href} tabIndex={-1} aria-hidden="true" className="row-span-2 self-start">
        <ProductPicture
          url={product.url}
          alt=""
          sizes="(min-width:48rem) 7rem,5.5rem"
          place="thumbnail"
          className="aspect-4/3 w-full rounded-sm bg-face"
        />
      </Link>
      <div className="min-w-0">
        <Link
          href={href}
          lang={title.locale}
          className="inline-block py-0.5 font-semibold underline-offset-4 hover:underline"
        >
          {typeset(title.text, title.locale)}
        </Link>
        {product.retread ? <p className="text-sm">{t('retreaded')}</p> : null}
        <p className="text-sm text-soft">{t('each', { price: formatPrice(product.priceGrosze, locale) })}</p>
        <LowestPriceNote grosze={product.lowestPriceGrosze} />
        <FormerPrice item={item} t={t} />
      </div>
      <Price
        grosze={lineTotal(item)}
        locale={locale}
        className="col-start-2 mt-1 text-lg md:col-start-3 md:row-start-1 md:mt-0 md:text-right"
      />
      <div className="col-span-2 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-start-2">
        <span className={problem === 'tooFew' || problem === 'soldOut' ? 'w-52' : 'w-24'}>
          <Select
            aria-label={t('quantityOf', { title: title.text })}
            value={quantity}
            onChange={(event) => changeQuantity(product.id, Number(event.target.value))}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            options={quantityChoices(item).map((choice) => ({
              value: String(choice),
              label:
                choice > product.quantityInStock
                  ? t('quantityTooMany', { quantity: choice })
                  : String(choice),
            }))}
          />
        </span>
        <button
          type="button"
          onClick={removeLine}
          aria-label={t('removeNamed', { title: title.text })}
          className="prose-link min-h-touch px-1 font-medium"
        >
          {t('remove')}
        </button>
        {problem ? (
          <div className="basis-full">
            <FieldError id={problemId}>
              {problem === 'tooFew' ? t(problem, { stock: product.quantityInStock }) : t(problem)}
            </FieldError>
          </div>
        ) : null}
        {quantity >= MAX_QUANTITY ? (
          <p className="basis-full text-sm text-soft">
            {t('most', { most: MAX_QUANTITY })} <TextLink path="/contact">{t('askForMore')}</TextLink>
          </p>
        ) : null}
      </div>
    </li>
  )
}
