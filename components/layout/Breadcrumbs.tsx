import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/layout/links/ShopLink'
import type { Step } from '@/lib/storefront/words/results-text'

export async function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const t = await getTranslations('product')
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
            <ShopLink path={path} className="prose-link flex min-h-touch items-center md:min-h-9">
              {name}
            </ShopLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
