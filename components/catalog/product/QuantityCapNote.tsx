import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { pageLocale } from '@/lib/shop/texts/locale'

/** Why no more than 10 pieces can be put into the cart, and whom to ask for more. */
export async function QuantityCapNote() {
  const t = await getTranslations('product')
  const contact = localePath(await pageLocale(), '/contact')
  return (
    <p className="text-sm text-soft print:hidden">
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
