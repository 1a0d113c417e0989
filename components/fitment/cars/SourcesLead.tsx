import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

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
