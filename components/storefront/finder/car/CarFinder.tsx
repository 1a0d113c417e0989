'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { HubFace } from '@/components/catalog/drawing/HubFace'
import {
  FinderHero,
  FinderSubmit,
  type HeroPlace,
  heroDrawing,
} from '@/components/storefront/finder/FinderHero'
import { MarkSelect } from '@/components/storefront/finder/marking/MarkSelect'
import { SizeMark } from '@/components/ui/SizeMark'
import { useHydrated } from '@/components/ui/use-hydrated'
import {
  type CarChoiceName,
  type CarRow,
  carChoicePath,
  carGeneration,
  carLists,
  chooseCar,
  chosenCar,
  openCarChoice,
  readCarChoice,
} from '@/lib/fitment/vehicles/car-choice'
import { boltCircle } from '@/lib/measures/dimensions'
import { languageTag, localePath } from '@/lib/platform/i18n/routing'
import { searchOf } from '@/lib/storefront/finder/plan'

export function CarFinder({ cars, place }: { cars: readonly CarRow[]; place: HeroPlace }) {
  const t = useTranslations('carFinder')
  const f = useTranslations('finder')
  const locale = useLocale()
  const tag = languageTag[locale]
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isSearching, startSearch] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(openCarChoice)
  const shownBefore = useRef(false)
  // on the finder's own page its address keeps the choices, for a reload and the browser's Back
  const inAddress = place === 'hero'
  // Runs again when the visitor returns to the page, since React only hides it.
  useLayoutEffect(() => {
    const saved = inAddress ? readCarChoice(cars, new URLSearchParams(window.location.search)) : openCarChoice
    // Keeps the choices made before the script ran, which the state of the page would overwrite.
    const early =
      shownBefore.current || !form.current ? openCarChoice : readCarChoice(cars, new FormData(form.current))
    shownBefore.current = true
    setChoice(early.make === '0' ? saved : early)
  }, [cars, inAddress])
  const choose = (name: CarChoiceName, value: string) => {
    const next = chooseCar(cars, choice, name, value)
    setChoice(next)
    if (inAddress) window.history.replaceState(null, '', searchOf(next))
  }

  const lists = carLists(cars, choice)
  const car = chosenCar(cars, choice)
  const names = new Map(cars.map((each) => [each[3], carGeneration(each)]))
  const state = {
    choices: choice,
    choose,
    list: (name: CarChoiceName) => ({
      options: lists[name],
      status: isHydrated && lists[name].length === 0 ? ('waiting' as const) : ('ready' as const),
      retry: () => {},
    }),
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (car) startSearch(() => router.push(localePath(locale, carChoicePath(choice))))
  }
  const mm = (value: number) => f('mm', { value: value.toLocaleString(tag, { maximumFractionDigits: 2 }) })
  const [make, model, , , pattern = '', bore = 0] = car ?? []
  const circle = boltCircle(pattern)
  const select = (name: CarChoiceName, label: string, waitsFor: string) => (
    <MarkSelect
      state={state}
      name={name}
      label={label}
      waitsFor={waitsFor}
      size="xl"
      wide
      nameOf={(value) => names.get(value) ?? value}
    />
  )
  return (
    <FinderHero
      title={t('title')}
      place={place}
      way="car"
      wholeDrawing
      drawing={
        <HubFace
          circle={circle}
          boreMm={bore}
          circleLabel={circle ? mm(circle.diameterMm) : ''}
          boreLabel={bore ? mm(bore) : ''}
          className={heroDrawing.whole}
        />
      }
    >
      <form
        ref={form}
        action={localePath(locale, '/car/find')}
        onSubmit={search}
        autoComplete="off"
        aria-label={t('form')}
        className="mt-3 flex flex-col gap-4 md:mt-6 md:gap-6 lg:max-w-156"
      >
        <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
          {select('make', t('make'), '')}
          {select('model', t('model'), t('firstMake'))}
          {select('vehicle', t('generation'), choice.make === '0' ? t('firstMake') : t('firstModel'))}
        </div>
        <p aria-hidden="true" className="mt-2 leading-none">
          <SizeMark text={pattern || '– × –'} size="mark" className={car ? '' : 'text-soft'} />
        </p>
        <FinderSubmit
          label={t('show')}
          busy={isSearching}
          problem={isHydrated && !car ? t('chooseCar') : undefined}
          isNoteProblem
          noteRole="status"
          note={
            car && circle ? (
              <>
                <span className="sr-only">{`${make} ${model} ${carGeneration(car)}: `}</span>
                {f('holes', { count: circle.holes })}{' '}
                <b className="font-semibold text-type">{mm(circle.diameterMm)}</b>
                {' · '}
                {t('bore')} <b className="font-semibold text-type">{mm(bore)}</b>
              </>
            ) : (
              t('chooseCar')
            )
          }
        />
      </form>
    </FinderHero>
  )
}
