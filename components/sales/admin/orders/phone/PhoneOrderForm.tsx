import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { optionsOf } from '@/components/admin/list/options'
import { useProblemText } from '@/components/problems/use-problem-text'
import { OrderErrors } from '@/components/sales/checkout/ErrorSummary'
import { OrderLineProblem, OrderTotals } from '@/components/sales/checkout/OrderSummary'
import { DeliverySection } from '@/components/sales/checkout/sections/DeliverySection'
import { StepSection, useFieldError } from '@/components/sales/checkout/sections/FormParts'
import { PaymentSection } from '@/components/sales/checkout/sections/PaymentSection'
import { PersonSection } from '@/components/sales/checkout/sections/PersonSection'
import { Button } from '@/components/ui/buttons/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Select } from '@/components/ui/controls/Select'
import { Heading } from '@/components/ui/Heading'
import { Price } from '@/components/ui/Price'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { languageName, locales } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { formatPrice } from '@/lib/platform/values/money'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { lineProblem, quantityChoices } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'
import { lineTotal } from '@/lib/sales/cart/totals'
import type { DeliveryTable } from '@/lib/sales/delivery/rules'
import type { ShownHandovers } from '@/lib/shop/settings/rules'
import { ProductPicker } from './ProductPicker'
import { type PhoneOrderState, type PhoneProblem, usePhoneOrder } from './use-phone-order'

type Props = {
  staffId: string
  payments: PaymentType[]
  startTable: DeliveryTable
  handovers: ShownHandovers
}

/** The checkout, filled in by the staff for a caller. */
export function PhoneOrderForm({ staffId, payments, startTable, handovers }: Props) {
  const t = useTranslations('phoneOrder')
  const order = usePhoneOrder({ staffId, startTable, handovers })
  const lines = useRef<HTMLDivElement>(null)
  const remove = (id: number) => {
    order.remove(id)
    // the focused button disappears with its line
    lines.current?.focus()
  }
  return (
    <form noValidate onSubmit={order.submit}>
      <PhoneOrderErrors order={order} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="grid min-w-0 gap-10">
          <StepSection number={1} title={t('products')}>
            <ProductPicker picked={new Set(order.items.map(({ id }) => id))} onPick={order.add} />
            <Heading level="h3" look="part" className="mt-6 mb-2">
              {t('picked')}
            </Heading>
            <div ref={lines} tabIndex={-1}>
              {order.items.length === 0 ? (
                <p className="text-soft">{t('empty')}</p>
              ) : (
                <ul className="border-t border-hairline">
                  {order.items.map((item) => (
                    <PhoneOrderLine
                      key={item.id}
                      item={item}
                      order={order}
                      onRemove={() => remove(item.id)}
                    />
                  ))}
                </ul>
              )}
            </div>
          </StepSection>
          <PersonSection number={2} checkout={order} />
          <DeliverySection number={3} checkout={order} />
          <PaymentSection number={4} checkout={order} items={order.items} payments={payments} />
        </div>
        <ConfirmationStep order={order} />
      </div>
    </form>
  )
}

function ConfirmationStep({ order }: { order: PhoneOrderState }) {
  const t = useTranslations('phoneOrder')
  const tCheckout = useTranslations('checkout')
  const errorOf = useFieldError(order)
  return (
    <StepSection
      number={5}
      title={tCheckout('steps.confirmation')}
      className="rounded border border-hairline bg-face p-5 md:p-6 lg:top-4 lg:[@media(min-height:56rem)]:sticky"
    >
      <OrderTotals {...order.totalsOf(order.items)} />
      <div className="mt-5 grid gap-4 border-t border-hairline pt-4">
        <ControlField
          label={t('locale')}
          value={order.locale}
          onChange={(event) => {
            const chosen = locales.find((locale) => locale === event.target.value)
            if (chosen) order.setLocale(chosen)
          }}
          options={optionsOf(locales, (locale) => languageName[locale])}
        />
        <ControlField
          label={t('note')}
          hint={t('noteHint')}
          optionalLabel={tCheckout('optional')}
          rows={3}
          maxLength={2_000}
          value={order.note}
          onChange={(event) => order.setNote(event.target.value)}
        />
        <Checkbox
          {...order.form.register('commercialConsent')}
          required
          label={t('accepted')}
          error={errorOf('commercialConsent')}
        />
        <Button type="submit" look="signal" wide busy={order.busy} busyLabel={tCheckout('buying')}>
          {t('place')}
        </Button>
      </div>
    </StepSection>
  )
}

function PhoneOrderErrors({ order }: { order: PhoneOrderState }) {
  const t = useTranslations('phoneOrder')
  const tCheckout = useTranslations('checkout')
  const problemText = useProblemText()
  const { problem } = order
  const isUnanswered = typeof problem === 'object' && problem?.code === 'network'
  const textOf = (reason: PhoneProblem) => {
    if (typeof reason === 'string') return t(reason)
    return isUnanswered ? tCheckout('networkText') : problemText(reason)
  }
  return (
    <OrderErrors
      order={order}
      isUnanswered={isUnanswered}
      problem={problem ? <p>{textOf(problem)}</p> : null}
    />
  )
}

type LineProps = { item: CartItem; order: PhoneOrderState; onRemove: () => void }

function PhoneOrderLine({ item, order, onRemove }: LineProps) {
  const t = useTranslations('phoneOrder')
  const tCheckout = useTranslations('checkout')
  const locale = useLocale()
  const { product, quantity } = item
  const title = useProductTitle(product)
  const problem = lineProblem(item)
  const problemId = `picked-${item.id}-problem`
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-3">
      <span className="min-w-0">
        <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
        <span className="block text-sm text-soft">
          {tCheckout('quantityPrice', { quantity, price: formatPrice(product.priceGrosze, locale) })}
        </span>
      </span>
      <Price grosze={lineTotal(item)} locale={locale} className="text-right" />
      <span className="col-span-2 flex items-center gap-4">
        <span className="w-24">
          <Select
            aria-label={t('quantityOf', { title: title.text })}
            value={quantity}
            onChange={(event) => order.change(item.id, Number(event.target.value))}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            options={optionsOf(quantityChoices(item).map(String), (choice) => choice)}
          />
        </span>
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('removeNamed', { title: title.text })}
          className="prose-link min-h-touch"
        >
          {t('remove')}
        </button>
      </span>
      <div className="col-span-2 empty:hidden">
        <OrderLineProblem id={problemId} item={item} />
      </div>
    </li>
  )
}
