import type { Spec } from './product-specs'

/** The specification, a line per property, each with what it means. */
export function SpecList({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="border-t border-hairline">
      {specs.map(({ key, label, value, about, lang }) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-6 border-b border-hairline py-2.5"
        >
          <dt className="font-medium">
            {label}
            <span className="block max-w-prose text-sm font-normal text-soft">{about}</span>
          </dt>
          <dd lang={lang} className="text-right font-semibold tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
