import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import type { Product } from '@/lib/catalog/product/schema'
import { toolPath } from '@/lib/fitment/tools/address'
import { tireSize } from '@/lib/measures/tire-sizes'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The calculator that holds a product against what somebody has, with the product filled in; null where there is none. */
function comparisonOf(product: Product): { path: string; text: 'compareSize' | 'compareOffset' } | null {
  switch (product.productType) {
    case 'Tire':
      return { path: toolPath('tire-size', { new: tireSize(product) }), text: 'compareSize' }
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
      <Link
        href={localePath(await pageLocale(), comparison.path)}
        className="prose-link inline-block py-1.5 font-semibold"
      >
        {t(comparison.text)}
      </Link>
    </p>
  )
}
