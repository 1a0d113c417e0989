'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkButtons } from '@/components/layout/links/LinkButtons'
import { languageTag } from '@/lib/platform/i18n/routing'
import { type ResultsQuery, resultsPath } from '@/lib/storefront/results/address'

const MINUS = '\u2212'

/** Writes figures with the language's decimal sign and a real minus. */
export function useFigures() {
  const tag = languageTag[useLocale()]
  const written = (value: number, options: Intl.NumberFormatOptions) =>
    value.toLocaleString(tag, { useGrouping: false, ...options }).replace('-', MINUS)
  /** With all decimals, for columns. */
  const fixed = (value: number, digits = 1, options: Intl.NumberFormatOptions = {}) =>
    written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options })
  /** With its sign and all decimals. */
  const change = (value: number, digits = 1) => fixed(value, digits, { signDisplay: 'exceptZero' })
  return {
    /** Without zeros at its end. */
    figure: (value: number, digits = 1) => written(value, { maximumFractionDigits: digits }),
    fixed,
    change,
    /** Makes rows of `FigureTable` with a figure of each thing, and with the change between two things. */
    rowsOf:
      <Thing,>(things: readonly Thing[]) =>
      (label: string, figureOf: (thing: Thing) => number, digits = 1) => {
        const [before = 0, after] = things.map(figureOf)
        const cells = things.map((thing) => fixed(figureOf(thing), digits))
        return { label, cells: after === undefined ? cells : [...cells, change(after - before, digits)] }
      },
  }
}

/** A drawing on the dark surface of the shop's drawings. The text beside it says the same. */
export function ToolDrawing({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="on-dark overflow-hidden rounded-lg bg-ink inset-ring inset-ring-hairline">
      <div className="px-3 pt-4 md:px-6">{children}</div>
      <figcaption className="px-4 pt-1 pb-3 text-sm text-soft">{caption}</figcaption>
    </figure>
  )
}

export function ToolSummary({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid gap-1 border-l-4 border-signal pl-4 text-pretty">
      {children}
    </div>
  )
}

type Row = { label: string; cells: readonly string[] }

export function FigureTable(props: { caption: string; heads: readonly string[]; rows: readonly Row[] }) {
  const cell = 'py-2 pl-3 text-right tabular-nums'
  return (
    <table className="w-full border-collapse text-sm sm:text-base">
      <caption className="pb-1 text-left font-semibold">{props.caption}</caption>
      <thead>
        <tr className="border-b-2 border-type align-bottom">
          <td />
          {props.heads.map((head) => (
            <th key={head} scope="col" className={`${cell} text-sm font-semibold`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ label, cells }) => (
          <tr key={label} className="border-b border-hairline">
            <th scope="row" className="py-2 text-left font-normal text-pretty">
              {label}
            </th>
            {cells.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its place
              <td key={index} className={`${cell} font-semibold whitespace-nowrap`}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function OnSale({ links }: { links: readonly { text: string; query: ResultsQuery }[] }) {
  const t = useTranslations('toolForm')
  return (
    <section>
      <h2 className="mb-3 font-semibold">{t('onSale')}</h2>
      <LinkButtons links={links.map(({ text, query }) => ({ label: text, path: resultsPath(query) }))} />
    </section>
  )
}
