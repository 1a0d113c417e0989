import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import type { Step } from '@/lib/storefront/words/results-text'

/** Links to the finder and the results that a product belongs to. */
export async function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const t = await getTranslations('product')
  const locale = await pageLocale()
  return (
    <nav aria-label={t('whereYouAre')} className="mb-2 md:mb-4 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {steps.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index > 0 ? (
              <span aria-hidden="true" className="text-soft">
                ›
              </span>
            ) : null}
            <Link
              href={localePath(locale, path)}
              className="prose-link flex min-h-touch items-center md:min-h-9"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
