import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = {
  /** The name of the list, for screen readers. */
  label: string
  page: number
  pages: number
  /** A page's address without its language. */
  pathOf: (page: number) => string
  /** The words of the links where the list is not ordered by date. */
  words?: { previous: string; next: string } | undefined
}

/** Links to the previous and next page; nothing if there is only one page. */
export async function AdminPages({ label, page, pages, pathOf, words }: Props) {
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  if (pages === 1) return null
  const addressOf = (wanted: number) => localePath(locale, pathOf(wanted))
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <LinkButton look="quiet" href={addressOf(page - 1)}>
          {words?.previous ?? t('previous')}
        </LinkButton>
      ) : null}
      <span className="text-soft">{t('page', { page, pages })}</span>
      {page < pages ? (
        <LinkButton look="quiet" href={addressOf(page + 1)}>
          {words?.next ?? t('next')}
        </LinkButton>
      ) : null}
    </nav>
  )
}
