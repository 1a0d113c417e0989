'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { accountLinks, catalogLinks, infoLinks, legalLinks } from '@/components/layout/links/shop-links'
import { localePath } from '@/lib/platform/i18n/routing'
import { readSuggestions } from '@/lib/storefront/suggestions/client'
import type { SuggestionsFile } from '@/lib/storefront/suggestions/file'
import { questionSuggestion, type Suggestion, suggester } from '@/lib/storefront/suggestions/match'
import { forgetQuestions, keepQuestion, readQuestions } from '@/lib/storefront/suggestions/questions'

const pages = [...catalogLinks, ...infoLinks, ...accountLinks, ...legalLinks]

const FORGET = 'forget'

const NONE = -1

type Props = {
  /** The search box; it has the focus when the list is shown for the first time. */
  field: RefObject<HTMLInputElement | null>
  text: string
}

/** The list of a combobox (WAI-ARIA APG). It is loaded at the first focus of the search box and controls the box from outside. */
export function Suggestions({ field, text }: Props) {
  const locale = useLocale()
  const router = useRouter()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const t = useTranslations('layout')
  // null until it is loaded
  const [file, setFile] = useState<SuggestionsFile | null>(null)
  const [questions, setQuestions] = useState(readQuestions)
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current)
  const [active, setActive] = useState(NONE)
  const suggest = useMemo(
    () =>
      file &&
      suggester(
        file,
        pages.map(({ key, path }) => [t(key), path] as const),
      ),
    [file, t],
  )

  useEffect(() => {
    readSuggestions(locale).then(setFile, () => {})
  }, [locale])

  const isEmpty = text.trim() === ''
  const lines: (Suggestion | typeof FORGET)[] = isEmpty
    ? [...questions.map(questionSuggestion), ...(questions.length > 0 ? ([FORGET] as const) : [])]
    : (suggest?.(text, questions) ?? [])
  const isShown = file !== null && isOpen && lines.length > 0

  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const choose = (line: Suggestion | typeof FORGET) => {
    if (line === FORGET) {
      forgetQuestions()
      setQuestions([])
      return close()
    }
    if (line.kind === 'question') keepQuestion(line.text)
    close()
    router.push(localePath(locale, line.path))
  }

  // without dependencies: the listeners must see the list of the last rendering
  useEffect(() => {
    const box = field.current
    if (!box) return
    const move = (event: KeyboardEvent, step: 1 | -1) => {
      event.preventDefault()
      setOpen(true)
      if (lines.length === 0) return
      const from = active === NONE && step < 0 ? 0 : active
      setActive((from + step + lines.length) % lines.length)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const line = isShown ? lines[active] : undefined
      if (event.isComposing) return
      if (event.key === 'ArrowDown') move(event, 1)
      else if (event.key === 'ArrowUp') move(event, -1)
      else if (event.key === 'Enter' && line) {
        event.preventDefault()
        choose(line)
      } else if (event.key === 'Escape' && isShown) {
        // the browser may empty the box at a second Escape
        event.preventDefault()
        close()
      } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActive(NONE)
    }
    const onPick = ({ target }: Event) => {
      const isPressed = (each: Element) => target instanceof Node && each.contains(target)
      const line = lines[[...(list.current?.children ?? [])].findIndex(isPressed)]
      if (line) choose(line)
    }
    const open = () => {
      setQuestions(readQuestions())
      setOpen(true)
      setActive(NONE)
    }
    const controller = new AbortController()
    const { signal } = controller
    box.addEventListener('keydown', onKeyDown, { signal })
    box.addEventListener('blur', close, { signal })
    for (const event of ['focus', 'input', 'click']) box.addEventListener(event, open, { signal })
    box.form?.addEventListener('submit', () => keepQuestion(box.value), { signal })
    // keeps the focus in the box when the list is pressed
    list.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    list.current?.addEventListener('click', onPick, { signal })
    return () => controller.abort()
  })

  useEffect(() => {
    const box = field.current
    box?.setAttribute('role', 'combobox')
    box?.setAttribute('aria-autocomplete', 'list')
    box?.setAttribute('aria-expanded', String(isShown))
    setOrRemove(box, 'aria-controls', isShown && id)
    const line = isShown && active !== NONE && `${id}-${active}`
    setOrRemove(box, 'aria-activedescendant', line)
    if (line) document.getElementById(line)?.scrollIntoView({ block: 'nearest' })
  }, [field, id, isShown, active])

  if (!file) return null
  const { words } = file
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && (isShown || !isEmpty)
          ? words.counts[lines.filter((line) => line !== FORGET).length]
          : null}
      </p>
      {isShown ? (
        <div
          ref={list}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={words.label}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-[60dvh] overflow-y-auto rounded bg-face p-1.5 inset-ring inset-ring-edge"
        >
          {lines.map((line, index) => (
            <div
              key={line === FORGET ? FORGET : `${line.kind} ${line.path}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="unfolded-line cursor-pointer justify-between gap-3 py-2 aria-selected:bg-hairline"
            >
              {line === FORGET ? (
                words.forget
              ) : (
                <>
                  {line.text} <span className="shrink-0 text-sm text-soft">{words.kinds[line.kind]}</span>
                </>
              )}
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}

function setOrRemove(element: Element | null, name: string, value: string | false) {
  if (value) element?.setAttribute(name, value)
  else element?.removeAttribute(name)
}
