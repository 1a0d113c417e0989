import type { ReactNode } from 'react'

export type Spec = { label: string; value: ReactNode }

/** The specification, a line per property. */
export function SpecList({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="border-t border-hairline">
      {specs.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-6 border-b border-hairline py-2.5">
          <dt className="text-soft">{label}</dt>
          <dd className="text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
