'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { type CarRow, carGeneration, carName } from '@/lib/fitment/vehicles/car-choice'
import { carFilter } from '@/lib/fitment/vehicles/search/match'
import { CarLink } from './CarLink'

/** Replaces the list of makes by the cars that match the typed text. Without its script the makes stay. */
export function CarSearch({ cars, children }: { cars: readonly CarRow[]; children: ReactNode }) {
  const t = useTranslations('cars')
  const [question, setQuestion] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // what was typed before the script ran
  useEffect(() => setQuestion(input.current?.value ?? ''), [])
  const isAsked = question.trim() !== ''
  const filter = useMemo(
    () => (isAsked ? carFilter(cars.map((row) => ({ ...carName(row), row }))) : null),
    [cars, isAsked],
  )
  const found = filter?.(question)
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
        {found ? t('found', { count: found.length }) : null}
      </p>
      {found ? (
        <ul className="mt-4 gap-8 sm:columns-2 lg:columns-3">
          {found.map(({ row }) => (
            <li key={row[3]} className="break-inside-avoid">
              <CarLink
                model={`${row[0]} ${row[1]}`}
                isShown
                generation={carGeneration(row)}
                path={row[3]}
                boltPattern={row[4]}
              />
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </>
  )
}
