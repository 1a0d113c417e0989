'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { isCarFound } from '@/lib/fitment/vehicles/search/name-match'

/** Hides the cars of the list in it that what is typed does not name. Without its script the list is whole. */
export function CarListFilter({ children }: { children: ReactNode }) {
  const t = useTranslations('cars')
  const [question, setQuestion] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // what was typed before the script ran
  useEffect(() => setQuestion(input.current?.value ?? ''), [])
  useEffect(() => {
    const cars = [...(list.current?.querySelectorAll<HTMLElement>('[data-car]') ?? [])]
    for (const car of cars) car.hidden = !isCarFound(question, JSON.parse(car.dataset.car ?? ''))
    setFound(question.trim() === '' ? null : cars.filter((car) => !car.hidden).length)
  }, [question])
  return (
    <>
      <div className="mt-4 max-w-md noscript:hidden">
        <Field label={t('filter')} hint={t('filterHint')}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="search"
              autoComplete="off"
              onChange={(event) => setQuestion(event.target.value)}
            />
          )}
        </Field>
      </div>
      <p role="status" className="mt-3 max-w-prose text-soft empty:hidden">
        {found === null ? null : t('found', { count: found })}
      </p>
      <div ref={list}>{children}</div>
    </>
  )
}
