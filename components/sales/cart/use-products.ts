import { useCallback, useEffect, useState } from 'react'
import type { Product } from '@/lib/catalog/product/schema'
import { CallError, callPriced } from '@/lib/platform/http/client'

/** A product, or null where the shop has none of that number anymore. */
type Read = Product | null

const readOne = (id: number): Promise<Read> =>
  callPriced('GET /api/products/[id]', { params: { id } }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  })

/**
 * Products as the server has them now, by their ids. They are read again when the ids change, when the page is visited again,
 * and when its tab comes back to the front; meanwhile the former ones stay.
 */
export function useProducts(ids: readonly number[]) {
  const [products, setProducts] = useState<ReadonlyMap<number, Read>>(new Map())
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])
  const key = ids.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the same ids again
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const wanted = key.split(',').filter(Boolean).map(Number)
      const found = await Promise.all(wanted.map(async (id) => [id, await readOne(id)] as const))
      if (!isCurrent) return
      setProducts((before) => new Map([...before, ...found]))
      setFailed(false)
    }
    read().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [key, round])

  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [reload])

  return { products, isLoaded: ids.every((id) => products.has(id)), isFailed, reload }
}
