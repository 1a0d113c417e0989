import type { Spec } from '@/lib/catalog/words/product-specs'

/** The specification: a line for each property, with an explanation. */
export function SpecList({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="border-t border-hairline print:columns-2 print:text-sm">
      {specs.map(({ key, label, value, about, lang }) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,auto)] gap-x-6 border-b border-hairline py-2.5 print:py-1"
        >
          <dt className="font-medium">{label}</dt>
          <dd lang={lang} className="max-w-52 text-right font-semibold text-balance sm:max-w-80">
            {value}
          </dd>
          <dd className="col-span-2 max-w-prose text-sm text-soft print:hidden">{about}</dd>
        </div>
      ))}
    </dl>
  )
}
