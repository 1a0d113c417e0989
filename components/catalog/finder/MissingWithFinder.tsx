import { MissingPage } from '@/components/layout/fallback/MissingPage'
import { NotHere } from '@/components/layout/fallback/NotHere'
import type { ProductType } from '@/lib/catalog/product/schema'
import { OpeningFinder } from './OpeningFinder'

/** Answers 404 with the finder of the type that was looked for. */
export function MissingWithFinder({ type }: { type: ProductType }) {
  return (
    <NotHere>
      <MissingPage finder={<OpeningFinder type={type} place="missing" />} />
    </NotHere>
  )
}
