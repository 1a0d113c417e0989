import { getTranslations } from 'next-intl/server'
import { ShopLink, TextLink } from '@/components/layout/links/ShopLink'
import type { Product } from '@/lib/catalog/product/schema'
import { toolPath } from '@/lib/fitment/tools/address'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { glossaryPath, termOfSpec } from '@/lib/storefront/words/glossary'
import type { Spec } from '@/lib/storefront/words/product-specs'

export async function SpecList({ specs }: { specs: readonly Spec[] }) {
  const t = await getTranslations('product')
  return (
    <dl className="border-t border-hairline print:columns-2 print:text-sm">
      {specs.map(({ key, label, value, about, lang }) => {
        const term = termOfSpec[key]
        return (
          <div
            key={key}
            className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,auto)] gap-x-6 border-b border-hairline py-2.5 print:py-1"
          >
            <dt className="font-medium">{label}</dt>
            <dd lang={lang} className="max-w-52 text-right font-semibold text-balance sm:max-w-80">
              {value}
            </dd>
            <dd className="col-span-2 max-w-prose text-sm text-soft print:hidden">
              {about}{' '}
              {term ? (
                <TextLink path={glossaryPath(term)} className="-my-0.5">
                  {t('inGlossary')}
                  <span className="sr-only">: {label}</span>
                </TextLink>
              ) : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The calculator that compares the product with a visitor's own part, with the product filled in; null if none does. */
function comparisonOf(product: Product): { path: string; text: 'compareSize' | 'compareOffset' } | null {
  switch (product.productType) {
    case 'Tire':
      return { path: toolPath('tire-size', { new: tireSizeText(product) }), text: 'compareSize' }
    case 'Wheel': {
      const { width, offset } = product
      if (offset === null) return null
      const wheel = { newWidth: String(width), newEt: String(offset) }
      return { path: toolPath('offset', wheel), text: 'compareOffset' }
    }
    case 'Spacer':
      return { path: toolPath('offset', { spacer: String(product.thickness) }), text: 'compareOffset' }
  }
}

export async function CompareLink({ product }: { product: Product }) {
  const t = await getTranslations('product')
  const comparison = comparisonOf(product)
  if (!comparison) return null
  return (
    <p className="mt-3 print:hidden">
      <ShopLink path={comparison.path} className="prose-link inline-block py-1.5 font-semibold">
        {t(comparison.text)}
      </ShopLink>
    </p>
  )
}
