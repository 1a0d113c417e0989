import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import type { NotSold } from '@/lib/catalog/words/trade/table'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { titlePath } from '@/lib/storefront/search/address'
import type { Reading } from '@/lib/storefront/search/reading/parts'

/** Where the exact figures of what is not sold here are told. */
const checkedByKit: readonly NotSold[] = ['fasteners', 'rings']

/** What of a question could not be answered, in its own words: what contradicts, is not sold, does not apply or is unknown. */
export async function QuestionNotes({ title, reading }: { title: string; reading: Reading }) {
  const t = await getTranslations('search')
  const layout = await getTranslations('layout')
  const locale = await pageLocale()
  const { conflict, notSold, unused, rest } = reading
  const without = (words: string) => title.replace(words, ' ').replace(/\s+/g, ' ').trim()
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {conflict ? (
        <Notice
          title={t('conflict', { first: conflict[0], second: conflict[1] })}
          action={conflict.map((words, place) => (
            <LinkButton
              key={words}
              href={localePath(locale, titlePath(without(conflict[1 - place] ?? '')))}
              look="quiet"
            >
              {t('only', { words })}
            </LinkButton>
          ))}
        />
      ) : null}
      {notSold.map(({ kind, typed }) => (
        <Notice
          key={typed}
          title={t(`notSold.${kind}`, { what: typed })}
          action={
            checkedByKit.includes(kind) ? (
              <LinkButton href={localePath(locale, '/kit')} look="quiet">
                {layout('kitCheck')}
              </LinkButton>
            ) : null
          }
        />
      ))}
      {unused.length > 0 ? <p>{t('unused', { words: unused.map(({ typed }) => typed).join(' ') })}</p> : null}
      {rest.length > 0 ? <p>{t('unread', { words: rest.join(' ') })}</p> : null}
    </div>
  )
}
