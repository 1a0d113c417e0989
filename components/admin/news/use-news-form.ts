'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { fromShopTime, shopTime } from '@/lib/core/clock'
import { CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'
import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/routing'
import { changeNews, createNews, deleteNews, readEditedNews } from '@/lib/news/client'
import type { EditedNews } from '@/lib/news/queries'
import { type NewsTranslations, textFields } from '@/lib/news/rules'
import { NewsText } from '@/lib/news/schema'

export type NewsDraft = NewsTranslations & {
  title: string
  description: string
  url: string
  urlVideo: string
  /** The shop's time, as a date field has it; empty for the moment of publishing. */
  createdDate: string
}

export const newsFields = [
  'title',
  'createdDate',
  'url',
  'urlVideo',
  'description',
  'titleEn',
  'descriptionEn',
  'titleRu',
  'descriptionRu',
] as const

/** What was done last: shown as a word beside the buttons. */
export type NewsDone = 'saved' | 'published' | 'scheduled' | 'withdrawn'

const empty: NewsDraft = {
  title: '',
  description: '',
  titleEn: '',
  descriptionEn: '',
  titleRu: '',
  descriptionRu: '',
  url: '',
  urlVideo: '',
  createdDate: '',
}

/** The language whose text a field is; undefined where all languages share it. */
const languageOf = (name: keyof NewsDraft): Locale | undefined =>
  locales.find((locale) => Object.values<string>(textFields[locale]).includes(name))

export function draftOf(item: EditedNews | null): NewsDraft {
  if (!item) return empty
  const { title, description, titleEn, descriptionEn, titleRu, descriptionRu, url, urlVideo } = item
  const { state, createdDate } = item
  // a draft appears when it is published, unless it was given a day to come
  const isPlanned = state !== 'draft' || new Date(createdDate) > new Date()
  return {
    title,
    description,
    titleEn,
    descriptionEn,
    titleRu,
    descriptionRu,
    url,
    urlVideo,
    createdDate: isPlanned ? shopTime(new Date(createdDate)) : '',
  }
}

/** The editor's state: what is typed stays, whatever saving answers. */
export function useNewsForm(first: EditedNews | null) {
  const locale = useLocale()
  const router = useRouter()
  const [item, setItem] = useState(first)
  const [busy, setBusy] = useState<'save' | 'publish' | 'delete' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<EditedNews | null>(null)
  const [done, setDone] = useState<NewsDone | null>(null)
  /** The language whose texts are shown. */
  const [language, setLanguage] = useState<Locale>(defaultLocale)
  const form = useForm<NewsDraft>({ defaultValues: draftOf(first) })
  // state would be a render late: the second press of a double click must already meet it
  const isSending = useRef(false)

  const { watch, getFieldState, clearErrors } = form
  // what was refused is being put right: it is not held against the field any longer
  useEffect(() => {
    const subscription = watch((_, { name }) => {
      if (name && getFieldState(name).error) clearErrors(name)
    })
    return () => subscription.unsubscribe()
  }, [watch, getFieldState, clearErrors])

  const pathname = usePathname()
  const held = useRef(item)
  held.current = item
  const { reset } = form
  // the page of a new item is kept when it is left: whoever opens it again writes another one
  useEffect(() => {
    if (!pathname.endsWith('/new') || !held.current) return
    setItem(null)
    setDone(null)
    reset(empty)
  }, [pathname, reset])

  function show(saved: EditedNews) {
    setItem(saved)
    form.reset(draftOf(saved))
  }

  /** What is typed, if it can be saved; otherwise its fields say why not. */
  function entered(): NewsText | null {
    form.clearErrors()
    const { createdDate, ...rest } = form.getValues()
    // the field shows minutes: an item whose date nobody touched keeps its seconds
    const isUntouched = item !== null && createdDate === shopTime(new Date(item.createdDate))
    const date = isUntouched
      ? item.createdDate
      : createdDate && (fromShopTime(createdDate)?.toISOString() ?? createdDate)
    const parsed = NewsText.safeParse({ ...rest, createdDate: date || null })
    if (parsed.success) return parsed.data
    for (const { path, code } of fieldErrors(parsed.error)) refuse(path, code)
    showFirstRefused()
    return null
  }

  function showFirstRefused() {
    const wrong = newsFields.find((name) => form.getFieldState(name).error)
    if (!wrong) return
    // a field of another language must be there before it can be focused
    flushSync(() => setLanguage((shown) => languageOf(wrong) ?? shown))
    form.setFocus(wrong)
  }

  function refuse(path: string, code: string) {
    const name = newsFields.find((each) => each === path)
    if (name) form.setError(name, { message: code })
    else setProblem('invalid')
  }

  async function attempt(kind: 'save' | 'publish' | 'delete', work: () => Promise<void>) {
    if (isSending.current) return
    isSending.current = true
    setBusy(kind)
    setProblem(null)
    setDone(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      console.error(error.message)
      const theirs =
        error.code === 'news.changed' && item && (await readEditedNews(item.id).catch(() => null))
      if (theirs) setConflict(theirs)
      else if (error.code === 'invalid') {
        for (const { path, code } of error.fields) refuse(path, code)
        showFirstRefused()
      } else setProblem(error.code)
    } finally {
      isSending.current = false
      setBusy(null)
    }
  }

  async function store(published: boolean, over: EditedNews | null) {
    const text = entered()
    if (!text) return
    const was = over?.state ?? 'draft'
    const saved = over
      ? await changeNews(over.id, { ...text, published, version: over.version })
      : await createNews({ ...text, published })
    setConflict(null)
    show(saved)
    setDone(
      !published && was !== 'draft'
        ? 'withdrawn'
        : published && was === 'draft'
          ? saved.state === 'scheduled'
            ? 'scheduled'
            : 'published'
          : 'saved',
    )
    // the address of the item, so that a reload and the way back find it
    if (!over) window.history.replaceState(null, '', localePath(locale, `/admin/news/${saved.id}`))
    // what was created here keeps its form: a refresh would draw the editor's page in its place
    else if (first) router.refresh()
  }

  return {
    form,
    item,
    language,
    setLanguage,
    busy,
    problem,
    conflict,
    done,
    save: (published: boolean) =>
      attempt(published === (item !== null && item.state !== 'draft') ? 'save' : 'publish', () =>
        store(published, item),
      ),
    /** Saves what is typed over what somebody else saved. */
    keepMine: () =>
      attempt('save', async () => {
        setItem(conflict)
        await store(conflict?.state !== 'draft', conflict)
      }),
    takeTheirs: () => {
      if (conflict) show(conflict)
      setConflict(null)
    },
    remove: () =>
      attempt('delete', async () => {
        if (!item) return
        await deleteNews(item.id, item.version)
        form.reset(form.getValues())
        router.push(localePath(locale, '/admin/news'))
        router.refresh()
      }),
  }
}

export type NewsFormState = ReturnType<typeof useNewsForm>
