import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

type Props = {
  /** What is paged, for who hears it. */
  label: string
  page: number
  pages: number
  /** A page's address without its language. */
  pathOf: (page: number) => string
}

/** The way to the pages before and after; nothing where one page holds all. */
export async function AdminPages({ label, page, pages, pathOf }: Props) {
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  if (pages === 1) return null
  const addressOf = (wanted: number) => localePath(locale, pathOf(wanted))
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <LinkButton look="quiet" href={addressOf(page - 1)}>
          {t('previous')}
        </LinkButton>
      ) : null}
      <span className="text-soft">{t('page', { page, pages })}</span>
      {page < pages ? (
        <LinkButton look="quiet" href={addressOf(page + 1)}>
          {t('next')}
        </LinkButton>
      ) : null}
    </nav>
  )
}
