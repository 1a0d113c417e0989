import { AdminSection } from '@/components/admin/AdminSection'
import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly, Editable } from '@/components/admin/editing/Editable'
import { productOr404 } from '@/components/admin/item-or-404'
import { ProductEditor } from '@/components/assortment/products/form/ProductEditor'
import { ProductActions } from '@/components/assortment/products/ProductActions'
import { PriceHistory, PromotionPanel } from '@/components/assortment/products/ProductPrices'
import { StockLog } from '@/components/assortment/products/StockLog'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Notice } from '@/components/ui/Notice'
import { cachedNames } from '@/lib/assortment/products/cached'
import { withVersion } from '@/lib/assortment/products/changes'
import { formOf } from '@/lib/assortment/products/form'
import { productPath } from '@/lib/catalog/product/rules'
import type { ProductStatus } from '@/lib/catalog/product/schema'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { polishTitleMessages } from '@/lib/shop/texts/translator'

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) =>
  unlistedMetadata('productAdmin.editTitle', params)

export default adminPage(
  {
    words: 'productAdmin',
    read: ({ saved, stock }) => ({ isNew: saved !== undefined, asksStock: stock !== undefined }),
    path: (_, id) => `/admin/products/${id}`,
    find: productOr404,
    head: ({ t, item: product }) => ({
      title: product.title,
      lead: `${t(`list.types.${product.productType}`)} · #${product.id}`,
    }),
    back: '/admin/products',
  },
  async ({ t, locale, user, query: { isNew, asksStock }, item: product }) => {
    const createdText = (status: ProductStatus) =>
      status === 'draft' ? null : status === 'archived' ? t('createdHidden') : t('createdText')
    return (
      <>
        {isNew ? (
          <Notice
            className="mb-6"
            kind="success"
            title={t('createdTitle')}
            action={
              product.status === 'draft' ? undefined : (
                <TextLink path={productPath(product)} className="font-semibold">
                  {t('seeInShop')}
                </TextLink>
              )
            }
          >
            {createdText(product.status)}
          </Notice>
        ) : null}
        {product.inArchive ? (
          <div className="mb-6">
            {product.status === 'draft' ? (
              <Notice title={t('draftTitle')}>{t('draftText')}</Notice>
            ) : (
              <Notice title={t('archivedTitle')}>{t('archivedText')}</Notice>
            )}
          </div>
        ) : null}
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <p>
            <span className="text-sm text-soft">{t('list.stock')}</span>{' '}
            <strong className="font-display text-lg">{product.quantityInStock}</strong>
          </p>
          <ChangesOnly area="catalogue">
            <FreshOnVisit>
              <ProductActions product={product} asksStock={asksStock} />
            </FreshOnVisit>
          </ChangesOnly>
        </div>
        <Editable area="catalogue">
          <ProductEditor
            key={product.id}
            type={product.productType}
            start={formOf(product, locale)}
            product={withVersion(product)}
            suggestions={await cachedNames()}
            titleMessages={polishTitleMessages}
            path={`/admin/products/${product.id}`}
            draft={{ owner: user.uid, of: String(product.id) }}
          />
        </Editable>
        <div className="mt-12 grid grid-cols-1 gap-10">
          <AdminSection title={t('promotion.title')}>
            <Editable area="catalogue">
              <PromotionPanel product={product} />
            </Editable>
          </AdminSection>
          <AdminSection title={t('prices.title')}>
            <PriceHistory productId={product.id} grosze={product.priceGrosze} />
          </AdminSection>
          <AdminSection title={t('log.title')}>
            <StockLog productId={product.id} />
          </AdminSection>
        </div>
      </>
    )
  },
)
