'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/layout/Icon'
import { classes } from '@/components/ui/classes'
import { useHydrated } from '@/components/ui/use-hydrated'
import { areShortcutsOff, isTyping } from '@/lib/platform/browser/shortcuts'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { cleanTitle, questionIn, titleIn, titlePath } from '@/lib/storefront/search-address'
import type { Suggestions as SuggestionsList } from './Suggestions'

/** Title search, which works without JavaScript. The suggestions are loaded at the first focus. */
export function SearchBox({ className }: { className?: string }) {
  const pathname = usePathname()
  return <SearchForm key={pathname} start={titleIn(splitLocale(pathname).path)} className={className} />
}

function SearchForm({ start, className }: { start: string; className?: string | undefined }) {
  const t = useTranslations('layout')
  const locale = useLocale()
  const router = useRouter()
  const [title, setTitle] = useState(start)
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<typeof SuggestionsList>()
  // without the suggestions the box still searches
  const loadSuggestions = () =>
    import('./Suggestions').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => {},
    )
  // Takes over what was typed before hydration, which would be lost otherwise.
  useLayoutEffect(() => setTitle(field.current?.value || questionIn(window.location.search)), [])
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isAlone = event.key === '/' && !event.ctrlKey && !event.altKey && !event.metaKey
      if (!isAlone || isTyping(event.target) || !field.current?.checkVisibility()) return
      if (document.querySelector('dialog[open]') || areShortcutsOff()) return
      event.preventDefault()
      field.current.select()
      field.current.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])
  const wanted = cleanTitle(title)
  const ready = !useHydrated() || wanted !== ''
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (wanted) router.push(localePath(locale, titlePath(wanted)))
  }
  return (
    <search className={className}>
      <form
        action={localePath(locale, '/products/title')}
        onSubmit={search}
        className={classes(
          'flex h-11 items-stretch overflow-hidden rounded border border-edge bg-face',
          'focus-within:border-signal',
        )}
      >
        <input
          ref={field}
          aria-label={t('search')}
          name="title"
          type="search"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          autoComplete="off"
          maxLength={100}
          required
          value={title}
          onChange={(event) => {
            setTitle(event.target.value)
            // the focus may be older than this script
            loadSuggestions()
          }}
          onFocus={loadSuggestions}
          placeholder={t('searchPlaceholder')}
          className="w-full min-w-0 bg-transparent px-3 text-ellipsis text-type placeholder:text-soft"
        />
        <button
          type="submit"
          aria-disabled={ready ? undefined : true}
          aria-label={ready ? t('searchSubmit') : t('searchEmpty')}
          title={ready ? t('searchSubmit') : t('searchEmpty')}
          className={classes(
            'flex w-11 shrink-0 items-center justify-center',
            ready ? 'bg-signal text-ink' : 'text-soft',
          )}
        >
          <Icon name="search" />
        </button>
      </form>
      {Suggestions ? <Suggestions field={field} text={title} /> : null}
    </search>
  )
}
