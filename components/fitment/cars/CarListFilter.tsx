'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { CarName } from '@/lib/fitment/vehicles/search/car-words'
import { carFilter } from '@/lib/fitment/vehicles/search/find'
import { readListedName } from '@/lib/fitment/vehicles/search/listed-name'

type ListedCar = CarName & { item: HTMLElement }

type ListedCars = { cars: readonly ListedCar[]; filter: (question: string) => readonly ListedCar[] }

function readListedCars(list: HTMLElement | null): ListedCars {
  const cars = [...(list?.querySelectorAll<HTMLElement>('[data-car]') ?? [])].map(
    (item): ListedCar => ({ ...readListedName(item.dataset.car ?? ''), item }),
  )
  return { cars, filter: carFilter(cars) }
}

/** Hides the cars of the list in it that what is typed does not name. Without its script the list is whole. */
export function CarListFilter({ children }: { children: ReactNode }) {
  const t = useTranslations('cars')
  const [question, setQuestion] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // what was typed before the script ran
  useEffect(() => setQuestion(input.current?.value ?? ''), [])
  const listed = useRef<ListedCars | null>(null)
  useEffect(() => {
    if (question.trim() === '' && listed.current === null) return
    listed.current ??= readListedCars(list.current)
    const { cars, filter } = listed.current
    const found = new Set(filter(question))
    for (const car of cars) car.item.hidden = !found.has(car)
    setFound(question.trim() === '' ? null : found.size)
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
