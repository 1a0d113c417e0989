import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { useOrderForm } from '@/components/sales/checkout/use-order-form'
import { showToast } from '@/components/ui/overlay/toast-store'
import { proposedQuantity } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { CallError, callPriced } from '@/lib/platform/http/client'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { itemOf, lineProblem } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'
import { emptyDraft } from '@/lib/sales/checkout/draft'
import { type CheckoutForm, formErrors, orderContent, refusedControls } from '@/lib/sales/checkout/order'
import type { DeliveryTable } from '@/lib/sales/delivery/rules'
import { placeByPhone } from '@/lib/sales/order-desk/client'
import type { ShownHandovers } from '@/lib/shop/settings/rules'

/** Why the order was not placed although the form is in order; `paused`: the shop takes no orders. */
export type PhoneProblem = 'empty' | 'lines' | 'paused' | CallError

/** Refusals that this page words in its own way. */
const reasons = {
  'cart.out_of_stock': 'lines',
  'cart.not_for_sale': 'lines',
  'order.shop_closed': 'paused',
} as const
const phoneProblemOf = ({ code }: CallError): PhoneProblem | undefined =>
  code in reasons ? reasons[code as keyof typeof reasons] : undefined

/** The caller accepts the rules and the privacy notice with one box. */
const inOneBox = (values: CheckoutForm): CheckoutForm => ({
  ...values,
  privacyConsent: values.commercialConsent,
})

type Options = { staffId: string; startTable: DeliveryTable; handovers: ShownHandovers }

export function usePhoneOrder({ staffId, startTable, handovers }: Options) {
  const t = useTranslations('phoneOrder')
  const pageLocale = useLocale()
  const router = useRouter()
  const endVisit = useEndOfVisit()
  const [items, setItems] = useState<CartItem[]>([])
  const [locale, setLocale] = useState<Locale>(pageLocale)
  const [note, setNote] = useState('')
  // The key stays the same for all presses and edits: a second press after a lost answer places no second order.
  const key = useRef('')
  const order = useOrderForm<PhoneProblem>({
    isOwn: false,
    start: { ...emptyDraft(''), privacyConsent: false, commercialConsent: false },
    startTable,
    handovers,
    check: (values) => [...formErrors(inOneBox(values))].filter(([control]) => control !== 'privacyConsent'),
    send,
    explain: async (error, editor) => {
      if (!(error instanceof CallError)) throw error
      if (error.status === 409) await refresh()
      const reason = phoneProblemOf(error)
      if (reason) return editor.fail(reason)
      const controls = refusedControls(
        error.fields.map(({ path, code }) => ({ path: path.replace(/^order\./, ''), code })),
        order.form.getValues(),
      )
      editor.setFieldErrors(controls)
      editor.fail(error.code === 'invalid' && controls.size > 0 ? null : error)
    },
  })
  const { editor, setTable, ...state } = order

  /** Reads products and delivery prices again; a product that cannot be read stays as it was. */
  async function refresh() {
    const read = await Promise.all(
      items.map(({ id }) => callPriced('GET /api/products/[id]', { params: { id } }).catch(() => null)),
    )
    const products = new Map(read.flatMap((product) => (product ? [[product.id, product] as const] : [])))
    setItems((lines) =>
      lines.map((line) => {
        const product = products.get(line.id)
        return product ? itemOf(product, line.quantity) : line
      }),
    )
    await callPriced('GET /api/delivery').then(setTable, () => {})
  }

  async function send(values: CheckoutForm): Promise<void> {
    if (items.length === 0) return editor.fail('empty')
    if (items.some(lineProblem)) return editor.fail('lines')
    const body = {
      order: orderContent(inOneBox(values), {
        userId: staffId,
        locale,
        totalGrosze: state.totalOf(items),
      }),
      items: items.map(({ id, quantity }) => ({ productId: id, quantity })),
      note,
    }
    key.current ||= crypto.randomUUID()
    try {
      const { id, email } = await placeByPhone(body, key.current)
      leaveFor(id, () => showToast(t('placed', { id, email }), { kind: 'success' }))
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'idempotency.mismatch') throw error
      // an earlier press has placed the order as it was then, and its answer was lost
      const { id } = await callPriced('GET /api/admin/orders/phone', { query: { key: key.current } })
      leaveFor(id, () => showToast(t('placedEarlier', { id }), { focus: true }))
    }
  }

  function leaveFor(id: string, tell: () => void) {
    endVisit()
    tell()
    router.push(localePath(pageLocale, `/admin/order/${id}`))
  }

  return {
    ...state,
    items,
    add: (product: Product) =>
      setItems((lines) =>
        lines.some(({ id }) => id === product.id)
          ? lines
          : [...lines, itemOf(product, proposedQuantity(product.productType, product.quantityInStock))],
      ),
    change: (id: number, quantity: number) =>
      setItems((lines) => lines.map((line) => (line.id === id ? { ...line, quantity } : line))),
    remove: (id: number) => setItems((lines) => lines.filter((line) => line.id !== id)),
    locale,
    setLocale,
    note,
    setNote,
  }
}

export type PhoneOrderState = ReturnType<typeof usePhoneOrder>
