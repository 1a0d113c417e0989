'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useMemo, useState } from 'react'
import { VerdictBadge } from '@/components/fitment/VerdictBadge'
import { classes } from '@/components/ui/classes'
import { Notice } from '@/components/ui/Notice'
import { judge } from '@/lib/fitment/judge/judge'
import type { Check, FitVerdict } from '@/lib/fitment/kit'
import { type KitFields, kitFields } from '@/lib/fitment/kit-check/address'
import type { ReadKit } from '@/lib/fitment/kit-check/form'
import { type KitProducts, namedProducts } from '@/lib/fitment/kit-check/products'
import { type VehicleRows, vehiclesOfRows } from '@/lib/fitment/kit-check/vehicles'
import { checkText, measureText, sourceText } from '@/lib/fitment/words'
import { KitCart, KitOnSale } from './KitCart'
import { KitDrawings } from './KitDrawings'
import { useProblemWords } from './KitFields'
import { KIT_FORM, KitForm } from './KitForm'
import { KitParts, PartsToBuy } from './KitParts'
import { KitShare } from './KitShare'
import { useKit } from './use-kit'
import { useWorkshopRecord, WorkshopSheet } from './WorkshopSheet'

type Props = { start: KitFields; products: KitProducts; rows: VehicleRows; origin: string }

/** The form of a kit beside its verdict and checks, or beside the reason why they are missing. */
export function KitCheck({ start, products: known, rows, origin }: Props) {
  const t = useTranslations('kit')
  const vehicles = useMemo(() => vehiclesOfRows(rows), [rows])
  const state = useKit({ start, products: known, vehicles })
  const { judged, read, products, isFormer, answer } = state
  // the address of a kit opens with the answer; the order stays when the form is filled in
  const [opensWithAnswer] = useState(Object.keys(start).length > 0)
  const record = useWorkshopRecord()
  const { kit, hub, problems, hasParts } = read
  const vehicle = vehicles.find(({ path }) => path === judged.vehicle) ?? null
  const named = namedProducts(judged, products)
  const problemWords = useProblemWords()
  const wrong = kitFields.filter((field) => problems[field])
  const isJudged = hasParts && wrong.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14 print:block">
      <KitForm
        kit={state.kit}
        read={read}
        products={products}
        vehicles={vehicles}
        isBelow={opensWithAnswer}
      />
      <div
        data-kit-sheet=""
        aria-busy={isFormer || undefined}
        className={classes(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9 print:gap-2.5 print:leading-snug',
          isFormer && 'opacity-60',
        )}
      >
        <section
          ref={answer}
          tabIndex={-1}
          aria-label={t('verdict')}
          className="scroll-mt-4 focus-visible:outline-none"
        >
          <div role="status">
            {wrong.length > 0 ? (
              <Notice title={t('noVerdictTitle')}>
                <p>{t('noVerdict')}</p>
                <ul className="mt-2 list-disc space-y-1 pl-5 text-type">
                  {wrong.map((field) => (
                    <li key={field}>
                      {t(`fields.${field}`)}: {problemWords(problems[field])}
                    </li>
                  ))}
                </ul>
              </Notice>
            ) : isJudged ? (
              <KitVerdict read={read} />
            ) : (
              <Notice title={t('nothingTitle')}>{t('nothing')}</Notice>
            )}
          </div>
        </section>
        {isJudged ? (
          <>
            <KitSection title={t('parts')}>
              <KitParts kit={kit} hub={hub} vehicle={vehicle} products={named} />
            </KitSection>
            <PartsToBuy kit={kit} hub={hub} />
            <KitCart products={named} quantity={kit.quantity ?? 4} />
            <KitSection title={t('drawings')}>
              <KitDrawings kit={kit} hub={hub} />
            </KitSection>
            <KitSection title={t('checksTitle')}>
              <div
                className={classes(
                  'print:columns-3 print:gap-5 print:[&_li>.text-soft]:hidden print:[&_li]:break-inside-avoid',
                  'print:[&_li]:gap-0 print:[&_li>div]:flex-nowrap print:[&_li]:py-0.5 print:[&_li[data-verdict=fits]>p]:hidden print:[&_section]:gap-0',
                  saidAbove[judge(kit, hub).verdict],
                )}
              >
                <CheckList checks={judge(kit, hub).checks} />
              </div>
            </KitSection>
            <KitSection title={t('workshop')}>
              <WorkshopSheet record={record} kit={kit} hub={hub} vehicle={vehicle} />
            </KitSection>
            <KitShare fields={judged} origin={origin} />
          </>
        ) : null}
        <KitOnSale kit={kit} hub={hub} vehicle={vehicle} />
      </div>
    </div>
  )
}

/** Hides the text of deciding checks on paper, where it already stands beside the verdict. */
const saidAbove = {
  fits: '',
  needs: 'print:[&>div>ul>li[data-verdict=needs]>p:first-of-type]:hidden',
  unknown: 'print:[&>div>ul>li[data-verdict=unknown]>p:first-of-type]:hidden',
  no: 'print:[&>div>ul>li[data-verdict=no]>p:first-of-type]:hidden',
} as const satisfies Record<FitVerdict, string>

function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display text-lg font-bold print:mb-1 print:text-sm">{title}</h2>
      {children}
    </section>
  )
}

function KitVerdict({ read: { kit, hub } }: { read: ReadKit }) {
  const t = useTranslations()
  const locale = useLocale()
  const { verdict, checks } = judge(kit, hub)
  const decisive = checks.filter((check) => check.verdict === verdict && !check.isToCheck)
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border-2 border-type bg-face p-4 md:p-6 print:gap-1 print:p-2">
      <span className="[&>span]:px-4 [&>span]:py-2 [&>span]:text-lg print:[&>span]:py-0 print:[&>span]:text-sm">
        <VerdictBadge verdict={verdict} />
      </span>
      <p className="text-lg font-semibold text-balance print:text-sm">{t(`kit.summary.${verdict}`)}</p>
      {verdict === 'fits' ? null : (
        <ul className="list-disc space-y-1 pl-5">
          {decisive.map((check) => (
            <li key={`${check.check}-${check.reason}`}>
              <b className="font-semibold">{t(`fitment.checks.${check.check}`)}:</b>{' '}
              {checkText(check, t, locale)}
            </li>
          ))}
        </ul>
      )}
      <a href={`#${KIT_FORM}`} className="prose-link py-2.5 font-semibold lg:hidden print:hidden">
        {t('kit.change')}
      </a>
    </div>
  )
}

export function CheckList({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations()
  const decisive = checks.filter(({ isToCheck }) => !isToCheck)
  const toCheck = checks.filter(({ isToCheck }) => isToCheck)
  return (
    <div className="flex flex-col gap-4">
      <CheckItems checks={decisive} />
      {toCheck.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('fitment.toCheck')}</h3>
          <CheckItems checks={toCheck} />
        </section>
      ) : null}
      <p className="text-sm text-soft">{t('fitment.checkDocument')}</p>
    </div>
  )
}

function CheckItems({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <ul className="flex flex-col divide-y divide-hairline">
      {checks.map((check) => {
        const measure = measureText(check, t)
        return (
          <li
            key={`${check.check}-${check.reason}`}
            data-verdict={check.verdict}
            className="flex flex-col gap-1 py-3"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold">{t(`fitment.checks.${check.check}`)}</span>
              <VerdictBadge verdict={check.verdict} />
            </div>
            <p>{checkText(check, t, locale)}</p>
            {measure ? <p>{measure}</p> : null}
            <p className="text-sm text-soft">{sourceText(check, t)}</p>
          </li>
        )
      })}
    </ul>
  )
}
