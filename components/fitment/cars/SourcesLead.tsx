import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** That each car says how sure its figures are, with the way to their sources. */
export async function SourcesLead() {
  const t = await getTranslations('cars')
  const locale = await pageLocale()
  return t.rich('listLead', {
    sources: (name) => (
      <Link href={localePath(locale, '/car/sources')} className="prose-link">
        {name}
      </Link>
    ),
  })
}
