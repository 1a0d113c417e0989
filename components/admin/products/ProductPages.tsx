import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import type { AdminProductsQuery } from '@/lib/catalog/admin/list-query'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { productsPath } from './products-address'

/** Links to the previous and next page of the list; nothing if there is only one page. */
export async function ProductPages({ query, pages }: { query: AdminProductsQuery; pages: number }) {
  const t = await getTranslations('productAdmin.list')
  const locale = await pageLocale()
  if (pages === 1) return null
  const addressOf = (page: number) => localePath(locale, productsPath({ ...query, page }))
  return (
    <nav aria-label={t('pages')} className="mt-6 flex flex-wrap items-center gap-4">
      {query.page > 1 ? (
        <LinkButton look="quiet" href={addressOf(query.page - 1)}>
          {t('previous')}
        </LinkButton>
      ) : null}
      <span className="text-soft">{t('page', { page: query.page, pages })}</span>
      {query.page < pages ? (
        <LinkButton look="quiet" href={addressOf(query.page + 1)}>
          {t('next')}
        </LinkButton>
      ) : null}
    </nav>
  )
}
