import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { MAX_QUANTITY } from '@/lib/core/values/max-quantity'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

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
