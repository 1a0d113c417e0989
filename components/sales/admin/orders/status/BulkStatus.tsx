'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useActionState, useEffect, useRef } from 'react'
import { PickAll } from '@/components/admin/list/PickAll'
import { boxesOf, usePicked } from '@/components/admin/list/use-picked'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { useProblemText } from '@/components/problems/use-problem-text'
import { keptAmount } from '@/components/sales/order-text'
import { Button } from '@/components/ui/buttons/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { callPriced } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import type { BulkResult } from '@/lib/sales/order-desk/schema'
import { isUnusualChange, type OrderStatus, orderStatuses, shownStatus } from '@/lib/sales/orders/rules'
import { BULK_STATUS_FORM, pickedOf } from './bulk-orders'
import { ConfirmQuestion, SilentChoice } from './StatusQuestions'

type Outcome = {
  problem: string | null
  results: BulkResult[]
  /** Ids of refused orders, which stay picked for another try. */
  stay: string[]
  wanted: OrderStatus | null
  isSilent: boolean
  /** Whether to ask if `stay` should really become `wanted`. */
  isAsking?: boolean
}

const nothing: Outcome = { problem: null, results: [], stay: [], wanted: null, isSilent: false }

export function BulkStatus() {
  const t = useTranslations('admin.bulk')
  const tAdmin = useTranslations('admin')
  const tOrders = useTranslations('orders')
  const problemText = useProblemText()
  const locale = useLocale()
  const router = useRouter()
  const problem = useRef<HTMLSpanElement>(null)

  const apply = async (before: Outcome, data: FormData): Promise<Outcome> => {
    const orders = data.getAll('order').flatMap((value) => pickedOf(value) ?? [])
    const answer = data.get('sure')
    const chosen = answer === 'yes' ? before.wanted : data.get('status')
    const wanted = orderStatuses.find((status) => status === chosen) ?? null
    const isSilent = data.get('silent') !== null
    const stay = orders.map(({ id }) => id)
    if (answer === 'no') return { ...nothing, stay }
    if (orders.length === 0) return { ...nothing, problem: t('pickFirst'), wanted, isSilent }
    if (!wanted) return { ...nothing, problem: t('chooseFirst'), stay, isSilent }
    const isUnusual = orders.some(
      ({ expectedStatus }) => expectedStatus !== wanted && isUnusualChange(expectedStatus, wanted),
    )
    if (isUnusual && answer !== 'yes') return { ...nothing, stay, wanted, isSilent, isAsking: true }
    try {
      const { results } = await callPriced('POST /api/admin/orders/status', {
        body: { status: wanted, orders, notify: isSilent ? 'no' : 'yes' },
      })
      router.refresh()
      const refused = results.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id)
      return { ...nothing, results, stay: refused }
    } catch (error) {
      console.error(String(error))
      return { ...nothing, problem: problemText(error), stay, wanted, isSilent }
    }
  }
  const [outcome, submit, busy] = useActionState(apply, nothing)

  // React resets the boxes after the form's action: they are ticked again before `usePicked` reads them
  useEffect(() => {
    for (const box of boxesOf(document.querySelector(`#${BULK_STATUS_FORM}`), 'order')) {
      const id = pickedOf(box.value)?.id
      if (id && outcome.stay.includes(id)) box.checked = true
    }
    problem.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const { form, all, ticked, pickAll } = usePicked('order')

  const question = (wanted: OrderStatus) => {
    const words = { count: ticked.length, status: tOrders(`statuses.${wanted}`) }
    const text = t(wanted === 'Canceled' ? 'cancelAsk' : 'changeAsk', words)
    return `${text} ${tAdmin(outcome.isSilent ? 'confirm.noMail' : 'confirm.mail', words)}`
  }

  return (
    <div className="mb-3">
      <form
        ref={form}
        id={BULK_STATUS_FORM}
        action={submit}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-hairline bg-face px-3 py-2"
      >
        <PickAll
          picked={ticked.length}
          all={all}
          label={ticked.length > 0 ? t('picked', { count: ticked.length }) : t('pickAll')}
          onPick={pickAll}
        />
        <span className="flex w-full flex-wrap items-center gap-2 xl:w-auto xl:flex-1 xl:justify-end">
          <span className="min-w-44 flex-1 sm:w-56 sm:flex-none">
            <Select
              key={`${outcome.wanted}`}
              name="status"
              aria-label={t('status')}
              defaultValue={outcome.wanted ?? ''}
              options={[
                { value: '', label: t('choose') },
                ...orderStatuses.map((each) => ({ value: each, label: tOrders(`statuses.${each}`) })),
              ]}
            />
          </span>
          <Button type="submit" look="quiet" busy={busy} busyLabel={t('applying')}>
            {t('apply')}
          </Button>
          {/* `formAction` replaces the form's action: the browser opens the page with the picked orders */}
          <Button
            type="submit"
            look="quiet"
            formAction={localePath(locale, '/admin/packing')}
            formMethod="get"
            formTarget="_blank"
          >
            {t('print')}
          </Button>
          <Button
            type="submit"
            look="quiet"
            name="picked"
            value="yes"
            formAction="/api/admin/orders/couriers"
            formMethod="get"
          >
            {t('couriers')}
          </Button>
          <SilentChoice isSilent={outcome.isSilent} isFixed={outcome.isAsking === true} />
          {/* beside the pressed button: further down the problem would be out of sight on a phone */}
          <span role="alert" ref={problem} className="w-full scroll-m-4 empty:hidden">
            {outcome.problem ? <FieldError id="bulk-problem">{outcome.problem}</FieldError> : null}
          </span>
        </span>
        <span role="status" className={outcome.isAsking ? 'w-full' : 'sr-only'}>
          {outcome.isAsking && outcome.wanted ? (
            <ConfirmQuestion busy={busy} isCancel={outcome.wanted === 'Canceled'}>
              {question(outcome.wanted)}
            </ConfirmQuestion>
          ) : null}
        </span>
      </form>
      <div role="status">{outcome.results.length > 0 ? <BulkResults results={outcome.results} /> : null}</div>
    </div>
  )
}

function BulkResults({ results }: { results: BulkResult[] }) {
  const t = useTranslations('admin.bulk')
  const tAdmin = useTranslations('admin')
  const tOrders = useTranslations('orders')
  const problemText = useProblemText()
  const locale = useLocale()

  const reason = ({ code, order }: BulkResult) => {
    if (code === 'order.changed' && order)
      return tAdmin('changed', { status: tOrders(`statuses.${shownStatus(order)}`) })
    return code === 'cart.out_of_stock' ? tAdmin('outOfStock') : problemText(code ?? 'internal')
  }
  const resultText = (result: BulkResult) => {
    if (result.outcome === 'refused') return reason(result)
    const status = result.order ? tOrders(`statuses.${shownStatus(result.order)}`) : ''
    const refund = result.order?.status === 'Canceled' && keptAmount(result.order, locale)
    const done = result.outcome === 'moved' ? t('moved', { status }) : t('unchanged', { status })
    return refund ? `${done} ${tAdmin('refund', { amount: refund })}` : done
  }
  const rank = { refused: 0, unchanged: 1, moved: 2 }
  const sorted = results.toSorted((one, other) => rank[one.outcome] - rank[other.outcome])
  const countOf = (outcome: BulkResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  return (
    <div className="mt-2 rounded border border-l-4 border-hairline border-l-type bg-face p-4">
      <p className="font-semibold">
        {t('result', {
          moved: countOf('moved'),
          unchanged: countOf('unchanged'),
          refused: countOf('refused'),
        })}
      </p>
      <ul className="mt-2 grid max-h-64 gap-1 overflow-y-auto">
        {sorted.map((result) => (
          <li key={result.id} className={result.outcome === 'refused' ? 'font-medium text-danger' : ''}>
            <ShopLink path={`/admin/order/${result.id}`} className="prose-link font-semibold">
              {result.id}
            </ShopLink>
            : {resultText(result)}
          </li>
        ))}
      </ul>
    </div>
  )
}
