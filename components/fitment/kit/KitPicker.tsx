'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { VerdictBadge } from '@/components/fitment/VerdictBadge'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Price } from '@/components/ui/Price'
import { productPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { shownTitle } from '@/lib/catalog/titles/product-title'
import { judge } from '@/lib/fitment/judge/judge'
import { fitVerdicts, type Hub, type Kit } from '@/lib/fitment/kit'
import type { KitPart } from '@/lib/fitment/kit-check/address'
import { type KitProduct, kitProduct, type OnSaleQuery } from '@/lib/fitment/kit-check/products'
import { callPriced } from '@/lib/platform/http/client'

const PAGE = 100
/** Covers the tires of any car of the demo. */
const MOST_PAGES = 5
const SHOWN = 20

type Props = {
  part: KitPart
  query: OnSaleQuery
  kit: Kit
  hub: Hub
  onPick: (product: KitProduct) => void
}

const readOnSale = (part: KitPart, query: Record<string, string>): Promise<Product[]> => {
  if (part === 'tire') return callPriced('GET /api/tires', { query })
  if (part === 'wheel') return callPriced('GET /api/wheels', { query })
  return callPriced('GET /api/spacers', { query })
}

export function KitPicker({ part, query, kit, hub, onPick }: Props) {
  const t = useTranslations('kit.pick')
  const titleWords = { locale: useLocale(), t: useTranslations('productTitle') }
  const problemText = useProblemText()
  const [words, setWords] = useState('')
  const [products, setProducts] = useState<Product[]>([])
  const [state, setState] = useState<'loading' | 'loaded' | { problem: unknown }>('loading')
  const asked = JSON.stringify(query)

  useEffect(() => {
    let isLeft = false
    async function load() {
      setProducts([])
      setState('loading')
      try {
        for (let page = 1; page <= MOST_PAGES; page += 1) {
          const more = await readOnSale(part, {
            ...JSON.parse(asked),
            page: String(page),
            pageSize: String(PAGE),
          })
          if (isLeft) return
          setProducts((before) => [...before, ...more.filter(({ quantityInStock }) => quantityInStock > 0)])
          if (more.length < PAGE) break
        }
        setState('loaded')
      } catch (error) {
        console.warn(String(error))
        if (!isLeft) setState({ problem: error })
      }
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [part, asked])

  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = products
    .map((product) => ({ product, title: shownTitle(product, titleWords) }))
    .filter(({ title }) => wanted.every((word) => title.text.toLowerCase().includes(word)))
    .map(({ product, title }) => {
      const chosen = kitProduct(product, title, productPath(product))
      return { product, title, chosen, verdict: judge({ ...kit, ...chosen.part }, hub).verdict }
    })
    .sort((a, b) => fitVerdicts.indexOf(a.verdict) - fitVerdicts.indexOf(b.verdict))
  return (
    <div className="grid gap-3">
      <Field label={t('words')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            // the form around it would judge the kit
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-soft">
        {typeof state === 'object'
          ? problemText(state.problem)
          : state === 'loading'
            ? t('loading')
            : t('found', { count: found.length, shown: Math.min(found.length, SHOWN) })}
      </p>
      <ul className="max-h-112 overflow-y-auto border-y border-hairline">
        {(state === 'loading' ? [] : found).slice(0, SHOWN).map(({ product, title, chosen, verdict }) => (
          <li key={product.id} className="grid gap-1.5 border-t border-hairline py-3 first:border-t-0">
            <span lang={title.locale} className="font-semibold">
              {title.text}
            </span>
            <span className="flex flex-wrap items-center justify-between gap-2">
              <VerdictBadge verdict={verdict} />
              <Price grosze={product.priceGrosze} locale={titleWords.locale} />
              <Button
                look="quiet"
                onClick={() => onPick(chosen)}
                aria-label={t('chooseNamed', { title: title.text })}
              >
                {t('choose')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
