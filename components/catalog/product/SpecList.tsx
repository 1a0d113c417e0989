import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { glossaryPath, termOfSpec } from '@/lib/storefront/words/glossary'
import type { Spec } from '@/lib/storefront/words/product-specs'

/** The specification: a line for each property, with an explanation and the way to its term in the glossary. */
export async function SpecList({ specs }: { specs: readonly Spec[] }) {
  const t = await getTranslations('product')
  const locale = await pageLocale()
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
                <Link href={localePath(locale, glossaryPath(term))} className="prose-link touch-link -my-0.5">
                  {t('inGlossary')}
                  <VisuallyHidden>: {label}</VisuallyHidden>
                </Link>
              ) : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
