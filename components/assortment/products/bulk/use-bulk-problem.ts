'use client'

import { useProblemText } from '@/components/problems/use-problem-text'
import { CallError } from '@/lib/platform/http/client'
import type { PickedProduct } from './bulk-form'

/** The words of why a change was refused, with the titles of the products that it is about. */
export function useBulkProblem(products: readonly PickedProduct[]): (error: unknown) => string {
  const problemText = useProblemText()
  return (error) => {
    console.warn(String(error))
    const fields = error instanceof CallError ? error.fields : []
    const named = fields.flatMap(({ path, code }) => {
      const product = products.find(({ id }) => path === `products.${id}`)
      return product ? `${product.title}: ${problemText(code)}` : []
    })
    return named.length > 0 ? named.join(' ') : problemText(fields[0]?.code ?? error)
  }
}
