import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { questionPath } from '@/lib/catalog/product/rules'
import { localePath } from '@/lib/platform/i18n/routing'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { pageLocale } from '@/lib/shop/texts/locale'

/** Why no more than 10 pieces can be put into the cart, and whom to ask for more. */
export async function QuantityCapNote({ productId }: { productId: number }) {
  const t = await getTranslations('product')
  const contact = localePath(await pageLocale(), questionPath(productId))
  return (
    <p className="mt-2 text-sm text-soft print:hidden">
      {t.rich('quantityCap', {
        most: MAX_QUANTITY,
        contact: (words) => (
          <Link href={contact} className="prose-link touch-link text-type">
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
