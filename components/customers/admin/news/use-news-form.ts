import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useRecord } from '@/components/admin/editing/use-record'
import { useVisit } from '@/components/forms/FreshOnVisit'
import type { EditedNews } from '@/lib/customers/news/queries'
import { type NewsTexts, textFields } from '@/lib/customers/news/rules'
import { NewsText } from '@/lib/customers/news/schema'
import { errorsAt } from '@/lib/platform/forms/errors-at'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { defaultLocale, type Locale, localePath, locales, translations } from '@/lib/platform/i18n/routing'
import { fromShopTime, shopTime } from '@/lib/platform/values/clock'

export type NewsDraft = NewsTexts & {
  url: string
  urlVideo: string
  /** The date and time in the shop's time zone; empty for the moment of publishing. */
  createdDate: string
}

export const newsFields = [
  'title',
  'createdDate',
  'url',
  'urlVideo',
  'description',
  ...translations.flatMap((locale) => Object.values(textFields[locale])),
] as const

export type NewsDone = 'saved' | 'published' | 'scheduled' | 'withdrawn'

const empty = Object.fromEntries(newsFields.map((name) => [name, ''])) as NewsDraft

/** The language of a field; undefined if all languages share it. */
export const languageOf = (name: keyof NewsDraft): Locale | undefined =>
  locales.find((locale) => Object.values<string>(textFields[locale]).includes(name))

export function draftOf(item: EditedNews | null): NewsDraft {
  if (!item) return empty
  const { state, createdDate } = item
  // a draft gets the date of its publishing, unless its date is in the future
  const isPlanned = state !== 'draft' || new Date(createdDate) > new Date()
  const texts = Object.fromEntries(newsFields.map((name) => [name, item[name]])) as NewsDraft
  return { ...texts, createdDate: isPlanned ? shopTime(new Date(createdDate)) : '' }
}

/** The values to send. An untouched date keeps its seconds, which the control does not show. */
function textOf({ createdDate, ...rest }: NewsDraft, item: EditedNews | null) {
  const isUntouched = item !== null && createdDate === shopTime(new Date(item.createdDate))
  const date = isUntouched
    ? item.createdDate
    : createdDate && (fromShopTime(createdDate)?.toISOString() ?? createdDate)
  return { ...rest, createdDate: date || null }
}

function doneBy(published: boolean, before: EditedNews['state'], after: EditedNews['state']): NewsDone {
  if (!published && before !== 'draft') return 'withdrawn'
  if (!published || before !== 'draft') return 'saved'
  return after === 'scheduled' ? 'scheduled' : 'published'
}

export function useNewsForm(first: EditedNews | null) {
  const locale = useLocale()
  const router = useRouter()
  const visit = useVisit()
  const [done, setDone] = useState<NewsDone | null>(null)
  const record = useRecord<EditedNews | null, NewsDraft, 'save' | 'publish' | 'delete'>({
    first,
    textsOf: draftOf,
    check: (draft, item) => {
      const { error } = NewsText.safeParse(textOf(draft, item))
      return error ? fieldErrors(error) : []
    },
    controlsOf: (errors) => errorsAt(newsFields, errors),
    changed: 'news.changed',
    read: async (item) => item && call('GET /api/admin/news/[id]', { params: { id: item.id } }),
  })
  const { form, refusals, saved: item } = record
  const isPublished = item !== null && item.state !== 'draft'

  const [language, setLanguage] = useState<Locale>(defaultLocale)
  const shownRefusal = useRef(0)
  // focuses the first wrong field, once the texts of its language are shown
  useEffect(() => {
    if (shownRefusal.current === refusals) return
    const wrong = newsFields.find((name) => form.getFieldState(name).error)
    const itsLanguage = wrong && languageOf(wrong)
    if (itsLanguage && itsLanguage !== language) return setLanguage(itsLanguage)
    shownRefusal.current = refusals
    if (wrong) form.setFocus(wrong)
  }, [refusals, language, form])

  function save(published: boolean) {
    setDone(null)
    return record.save(
      published === isPublished ? 'save' : 'publish',
      (draft) => {
        const text = { ...NewsText.parse(textOf(draft, item)), published }
        return item
          ? call('PATCH /api/admin/news/[id]', {
              params: { id: item.id },
              body: { ...text, version: item.version },
            })
          : call('POST /api/admin/news', { body: text })
      },
      (now) => {
        if (now) setDone(doneBy(published, item?.state ?? 'draft', now.state))
        // the address of the item, so that a reload and the back button find it
        if (!item && now) visit.moveTo(localePath(locale, `/admin/news/${now.id}`))
        // a newly created item keeps this form: a refresh would replace it with the editor's page
        else if (first) router.refresh()
      },
    )
  }

  return {
    ...record,
    item,
    language,
    setLanguage,
    done,
    store: save,
    /** Saves what is typed where it stands. */
    save: () => save(isPublished),
    remove: () =>
      record.attempt('delete', async () => {
        if (!item) return
        await call('DELETE /api/admin/news/[id]', {
          params: { id: item.id },
          body: { version: item.version },
        })
        record.settle(form.getValues())
        visit.end()
        router.push(localePath(locale, '/admin/news'))
        router.refresh()
      }),
  }
}

export type NewsFormState = ReturnType<typeof useNewsForm>
