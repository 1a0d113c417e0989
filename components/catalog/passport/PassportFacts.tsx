import type { Retread } from '@/lib/catalog/product/passport'
import { passportFields } from '@/lib/catalog/product/passport'
import { productSpecs } from '@/lib/storefront/words/product-specs'

/** What is known of how a tire was retreaded; what is not known has no line. */
export async function PassportFacts({ tire }: { tire: Retread }) {
  const specs = await productSpecs(tire)
  return (
    <dl className="border-t border-hairline">
      {passportFields
        .flatMap((name) => specs.find(({ key }) => key === name) ?? [])
        .map(({ key, label, value }) => (
          <div key={key} className="flex justify-between gap-x-4 border-b border-hairline py-1.5">
            <dt>{label}</dt>
            <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
