import { getTranslations } from 'next-intl/server'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { BackLink } from '@/components/layout/links/BackLink'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { classes } from '@/components/ui/classes'
import { cachedNames } from '@/lib/assortment/products/cached'
import { copyOf, emptyForm } from '@/lib/assortment/products/form'
import { type ProductType, productTypes, type StaffProduct } from '@/lib/catalog/product/schema'
import type { ShopUser } from '@/lib/platform/identity/user'
import { shop } from '@/lib/platform/shop-details'
import { pageLocale } from '@/lib/shop/texts/locale'
import { polishTitleMessages } from '@/lib/shop/texts/translator'
import { ProductEditor } from './form/ProductEditor'

type Props = { type: ProductType; admin: ShopUser; copied?: StaffProduct | null; path: string }

export async function NewProductPage({ type, admin, copied, path }: Props) {
  const t = await getTranslations('productAdmin')
  const locale = await pageLocale()
  const start = copied ? copyOf(copied, locale) : emptyForm(type, type === 'Tire' ? shop.brand : '')
  return (
    <PageContainer>
      <PageHead
        title={t(`new.${type}`)}
        lead={copied ? t('copiedFrom', { title: copied.title }) : undefined}
        aside={<BackLink path="/admin/products">{t('back')}</BackLink>}
      />
      {copied ? null : (
        <nav aria-label={t('typeNav')} className="mb-6">
          <ul className="flex flex-wrap gap-2">
            {productTypes.map((each) => (
              <li key={each}>
                <ShopLink
                  path={`/admin/products/new?type=${each}`}
                  aria-current={each === type ? 'page' : undefined}
                  className={classes(
                    'inline-flex min-h-touch items-center rounded px-4 font-medium inset-ring',
                    each === type
                      ? 'bg-type text-ground inset-ring-type'
                      : 'inset-ring-edge hover:inset-ring-2',
                  )}
                >
                  {t(`list.types.${each}`)}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <FreshOnVisit>
        <ProductEditor
          key={path}
          type={type}
          start={start}
          product={null}
          suggestions={await cachedNames()}
          titleMessages={polishTitleMessages}
          path={path}
          draft={{ owner: admin.uid, of: copied ? `copy-${copied.id}` : `new-${type}` }}
        />
      </FreshOnVisit>
    </PageContainer>
  )
}
