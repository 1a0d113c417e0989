import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Problem } from '@/components/admin/editing/Problem'
import { useAction } from '@/components/forms/use-action'
import { TextLink } from '@/components/layout/links/ShopLink'
import { keptAmount } from '@/components/sales/order-text'
import { Button } from '@/components/ui/buttons/Button'
import { callPriced } from '@/lib/platform/http/client'
import { countryName } from '@/lib/platform/i18n/word-or'
import { type CartProblem, useCart } from '@/lib/sales/cart/client'
import { reordered } from '@/lib/sales/cart/reorder'
import { mayCancel, mayChangeAddress } from '@/lib/sales/order-desk/buyer/rules'
import type { Order, OrderLine } from '@/lib/sales/orders/schema'
import { shownAddress } from '@/lib/sales/orders/shown'
import { LineTitle } from './OrderParts'
import { ShownAddressFields } from './ShownAddressFields'

type Props = { order: Order; reload: () => Promise<void> }

/** Lets buyers change the address of an order or cancel it, until the goods are sent. */
export function ChangeOrder({ order, reload }: Props) {
  const t = useTranslations('orders.change')
  const [opened, setOpened] = useState<'address' | 'cancel' | null>(null)
  const close = () => setOpened(null)
  if (!mayCancel(order)) return null
  return (
    <div className="mt-3">
      <span className="flex flex-wrap gap-3">
        {mayChangeAddress(order) ? (
          <Button look="quiet" aria-expanded={opened === 'address'} onClick={() => setOpened('address')}>
            {t('address')}
          </Button>
        ) : null}
        <Button look="quiet" aria-expanded={opened === 'cancel'} onClick={() => setOpened('cancel')}>
          {t('cancel')}
        </Button>
      </span>
      {opened === null ? null : (
        <div key={opened} ref={bringIntoSight}>
          {opened === 'address' ? (
            <ChangeAddressForm order={order} reload={reload} close={close} />
          ) : (
            <CancelQuestion order={order} reload={reload} close={close} />
          )}
        </div>
      )}
    </div>
  )
}

/** On a phone the buttons stand at the lower edge of the dialog. */
const bringIntoSight = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

type OpenedProps = Props & { close: () => void }

function CancelQuestion({ order, reload, close }: OpenedProps) {
  const t = useTranslations('orders.change')
  const locale = useLocale()
  const { busy, attempt } = useAction()
  const kept = keptAmount(order, locale)
  const cancel = async () => {
    await attempt(async () => {
      await callPriced('POST /api/orders/cancel', { body: { orderId: order.id } })
      close()
      return t('canceled')
    })
    await reload()
  }
  return (
    <div role="status" className="mt-3 rounded border border-l-4 border-hairline border-l-danger bg-face p-4">
      <p className="font-semibold">{t('ask')}</p>
      <p className="mt-1">{kept ? t('askPaid', { amount: kept }) : t('askText')}</p>
      <span className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={t('canceling')} onClick={cancel}>
          {t('yes')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('no')}
        </Button>
      </span>
    </div>
  )
}

function ChangeAddressForm({ order, reload, close }: OpenedProps) {
  const t = useTranslations('orders.change')
  const tAll = useTranslations()
  const [seen] = useState(() => shownAddress(order))
  const [typed, setTyped] = useState(seen)
  const { busy, faults, problem, form, attempt } = useAction({ showsProblem: true })

  const save = (event: FormEvent) => {
    event.preventDefault()
    return attempt(async () => {
      await callPriced('POST /api/orders/address', { body: { orderId: order.id, ...typed, seen } })
      close()
      await reload()
      return t('saved')
    })
  }
  return (
    <form ref={form} noValidate onSubmit={save} className="mt-3 grid max-w-md gap-4">
      <ShownAddressFields
        address={typed}
        autoComplete="on"
        faults={faults}
        onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
      />
      <p className="text-sm text-soft">{t('country', { country: countryName(tAll, order.country) })}</p>
      <span className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('leave')}
        </Button>
        <Problem id="address-problem">{Object.keys(faults).length > 0 ? null : problem}</Problem>
      </span>
    </form>
  )
}

type Result = { line: OrderLine; refusal: CartProblem | null; wasInCart: boolean }

/** Puts the goods of an order into the cart again, as far as the stock allows, and names the lines that are missing. */
export function Reorder({ order }: { order: Order }) {
  const t = useTranslations('orders.reorder')
  const { add, items } = useCart()
  const { busy, attempt } = useAction()
  const [results, setResults] = useState<Result[] | null>(null)

  const heldOf = ({ productId }: OrderLine) =>
    items.find(({ product }) => product.id === productId)?.quantity ?? 0

  const reorder = () =>
    attempt(async () => {
      const added = await Promise.all(
        order.orderItems.map(async (line) => {
          const wasInCart = heldOf(line) > 0
          const outcome = await add(line.productId, line.quantity)
          return { line, refusal: outcome.ok ? null : outcome.code, wasInCart }
        }),
      )
      setResults(added)
      return null
    })

  const lines = (results ?? []).map(({ line, ...attempt }) => ({
    line,
    outcome: reordered({ ...attempt, wanted: line.quantity, held: heldOf(line) }),
  }))
  const left = lines.filter(({ outcome }) => outcome !== 'added')
  const isAnyAdded = lines.some(
    ({ outcome }) => outcome === 'added' || outcome === 'fewer' || outcome === 'inCart',
  )
  return (
    <div className="mt-3">
      <Button look="quiet" busy={busy} busyLabel={t('busy')} onClick={reorder}>
        {t('button')}
      </Button>
      <div role="status" className="mt-2">
        {results ? (
          <p className="font-medium">
            {t(isAnyAdded ? (left.length > 0 ? 'some' : 'all') : 'none')}{' '}
            {isAnyAdded ? <TextLink path="/cart">{t('toCart')}</TextLink> : null}
          </p>
        ) : null}
        {left.length > 0 ? (
          <ul className="mt-1 list-disc pl-5 text-sm">
            {left.map(({ line, outcome }) => (
              <li key={line.id}>
                <LineTitle order={order} line={line} />:{' '}
                {outcome === 'fewer'
                  ? t('fewer', { held: heldOf(line), wanted: line.quantity })
                  : outcome === 'added'
                    ? null
                    : t(outcome)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
