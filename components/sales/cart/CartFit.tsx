import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { UndecidedFit } from '@/components/fitment/my-car/UndecidedFit'
import { VerdictBadge } from '@/components/fitment/VerdictBadge'
import { cartQuestions } from '@/lib/fitment/cart-questions'
import { decisive, judgeProducts, type WordedJudgment } from '@/lib/fitment/client'
import { useMyCar } from '@/lib/fitment/my-car/client'
import type { CartItem } from '@/lib/sales/cart/schema'

type Finding = { titles: string[]; judgment: WordedJudgment }

/** Products of the cart that do not fit the visitor's car or each other. A warning only: the order stays open. */
export function CartFit({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations('myCar')
  const f = useTranslations('fitment')
  const locale = useLocale()
  const car = useMyCar()
  const [findings, setFindings] = useState<Finding[]>([])
  const ids = items.map(({ product }) => product.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: quantities change nothing about what fits
  useEffect(() => {
    const leaving = new AbortController()
    const products = items.map(({ product }) => product)
    const asked = cartQuestions(products, car !== null).map(async ({ parts, titles }) => ({
      titles,
      judgment: await judgeProducts(parts, car, locale, leaving.signal),
    }))
    Promise.all(asked)
      .then(setFindings)
      // without an answer the cart shows no warning
      .catch(() => leaving.signal.aborted || setFindings([]))
    return () => leaving.abort()
  }, [ids, car, locale])
  // without a car, only products that exclude each other are known
  const shown = findings.filter(({ judgment }) =>
    car ? judgment.verdict !== 'fits' : judgment.checks.some(({ verdict }) => verdict === 'no'),
  )
  if (findings.length === 0 || (!car && shown.length === 0)) return null
  return (
    <section aria-labelledby="cart-fit" className="mb-6 rounded border border-hairline bg-face p-4">
      <h2 id="cart-fit" className="font-semibold">
        {car ? t('cartTitle', { name: car.name }) : t('cartTogether')}
      </h2>
      {shown.length === 0 ? (
        <p className="mt-2 flex items-center gap-2">
          <VerdictBadge verdict="fits" /> {t('cartFits')}
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-hairline">
          {shown.map(({ titles, judgment }) => (
            <li key={titles.join()} className="grid gap-1 py-2">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <VerdictBadge verdict={judgment.verdict} />
                <span>{titles.length > 1 ? t('set') : titles[0]}</span>
              </span>
              {decisive(judgment).map((check) => (
                <span key={check.reason}>{check.text}</span>
              ))}
              {car ? <UndecidedFit car={car} judgment={judgment} /> : null}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-soft">{f('checkDocument')}</p>
    </section>
  )
}
