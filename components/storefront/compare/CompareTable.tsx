import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddToCartButton } from '@/components/catalog/card/AddToCartButton'
import { cardMessages } from '@/components/catalog/card/card-messages'
import { LowestPriceNote } from '@/components/catalog/card/LowestPriceNote'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { StockText } from '@/components/catalog/card/StockText'
import { MyCarFit } from '@/components/fitment/my-car/MyCarFit'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Price } from '@/components/ui/Price'
import { productPath, proposedQuantity } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { comparePath } from '@/lib/storefront/compare/address'
import { compareRows, treadCharacter, treadTraits } from '@/lib/storefront/compare/rows'
import { finderPaths } from '@/lib/storefront/results/address'
import { productSpecs } from '@/lib/storefront/words/product-specs'
import { RemoveCompared } from './RemoveCompared'
import { ScaleDrawing } from './ScaleDrawing'

const cellClasses = 'border-b border-hairline p-3 align-top'

/** Products of one type side by side. CSS hides equal rows, so that the checkbox needs no script. */
export async function CompareTable({ products }: { products: readonly Product[] }) {
  const t = await getTranslations('compare')
  const locale = await pageLocale()
  const titleOf = await pageTitles()
  const rows = compareRows(await Promise.all(products.map(productSpecs)))
  const hasDifferences = rows.some(({ isSame }) => !isSame)
  const without = (id: number, type: Product['productType']) => {
    const others = products.flatMap((product) => (product.id === id ? [] : product.id))
    return others.length > 0 ? comparePath(others) : finderPaths[type]
  }
  const cells = (cell: (product: Product) => ReactNode) =>
    products.map((product) => (
      <td key={product.id} className={cellClasses}>
        {cell(product)}
      </td>
    ))
  return (
    <div className="group/compare">
      {products.length > 1 ? (
        <div className="mb-3 print:hidden">
          <Checkbox name="differences" label={t('onlyDifferences')} />
          {hasDifferences ? null : (
            <p className="hidden text-soft group-has-[[name=differences]:checked]/compare:block">
              {t('allSame')}
            </p>
          )}
        </div>
      ) : null}
      <section aria-label={t('table')} className="relative overflow-x-auto">
        <ClientMessages groups={[...cardMessages, 'myCar', 'fitment.short']}>
          <table className="border-separate border-spacing-0 text-left">
            <thead>
              <tr>
                <HeadCell>{t('product')}</HeadCell>
                {products.map((product) => {
                  const { id, productType } = product
                  const title = titleOf(product)
                  return (
                    <th key={id} scope="col" className={`${cellClasses} min-w-42 align-bottom md:min-w-56`}>
                      <ProductPicture
                        url={product.url}
                        alt=""
                        sizes="14rem"
                        place="card"
                        className="aspect-4/3 w-full rounded-sm bg-face"
                      />
                      <ShopLink
                        path={productPath(product)}
                        lang={title.locale}
                        className="prose-link mt-2 block py-1"
                      >
                        {typeset(title.text, title.locale)}
                      </ShopLink>
                      <span className="print:hidden">
                        <RemoveCompared
                          href={localePath(locale, without(id, productType))}
                          path={productPath(product)}
                          label={t('removeNamed', { title: title.text })}
                        >
                          {t('remove')}
                        </RemoveCompared>
                      </span>
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              <CompareTableRow label={t('price')}>
                {cells(({ priceGrosze, lowestPriceGrosze }) => (
                  <>
                    <Price grosze={priceGrosze} locale={locale} className="text-lg" />
                    <LowestPriceNote grosze={lowestPriceGrosze} />
                  </>
                ))}
              </CompareTableRow>
              <CompareTableRow label={t('stock')}>
                {cells(({ inArchive, quantityInStock }) =>
                  inArchive ? (
                    <span className="font-semibold text-rust">{t('archived')}</span>
                  ) : (
                    <StockText stock={quantityInStock} />
                  ),
                )}
              </CompareTableRow>
              <CompareTableRow label={t('cart')} className="print:hidden">
                {cells((product) => (
                  <AddToCartButton
                    product={{ ...boughtOf(product), title: titleOf(product).text }}
                    quantity={proposedQuantity(product.productType, product.quantityInStock)}
                  />
                ))}
              </CompareTableRow>
              <CompareTableRow label={t('fit')} className="print:hidden">
                {cells(({ id, productType }) => (
                  <MyCarFit product={{ id, productType }} />
                ))}
              </CompareTableRow>
              {products.some(treadCharacter) ? (
                <CompareTableRow label={t('character')}>
                  {cells((product) => {
                    const character = treadCharacter(product)
                    if (!character) return <span className="text-soft">{t('unknown')}</span>
                    return (
                      <ul className="text-sm">
                        {treadTraits.map((trait) => (
                          <li key={trait} className="flex justify-between gap-3 whitespace-nowrap">
                            {t(`traits.${trait}`)}{' '}
                            <span className="font-semibold tabular-nums">{character[trait]}/5</span>
                          </li>
                        ))}
                      </ul>
                    )
                  })}
                </CompareTableRow>
              ) : null}
              <CompareTableRow label={t('drawing')}>
                {cells((product) => (
                  <ScaleDrawing
                    product={product}
                    among={products}
                    label={t('drawingOf', { title: titleOf(product).text })}
                  />
                ))}
              </CompareTableRow>
              {rows.map(({ key, label, specs, isSame }) => (
                <CompareTableRow
                  key={key}
                  label={label}
                  className={isSame ? 'group-has-[[name=differences]:checked]/compare:hidden' : undefined}
                >
                  {products.map(({ id }, index) => {
                    const spec = specs[index]
                    return (
                      <td key={id} lang={spec?.lang} className={cellClasses}>
                        {spec?.value ?? <span className="text-soft">{t('unknown')}</span>}
                      </td>
                    )
                  })}
                </CompareTableRow>
              ))}
            </tbody>
          </table>
        </ClientMessages>
      </section>
    </div>
  )
}

const boughtOf = ({ id, quantityInStock, inArchive }: Product) => ({ id, quantityInStock, inArchive })

const HeadCell = ({ children }: { children: ReactNode }) => (
  <th
    scope="row"
    className="sticky left-0 z-10 w-27 min-w-27 border-r border-b border-hairline bg-ground py-3 pr-2 align-top text-sm font-medium md:w-48 md:min-w-48 md:text-base"
  >
    {children}
  </th>
)

function CompareTableRow(props: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <tr className={props.className}>
      <HeadCell>{props.label}</HeadCell>
      {props.children}
    </tr>
  )
}
