import { useTranslations } from 'next-intl'
import { type PlainField, PlainFields } from '@/components/admin/editing/PlainFields'
import { optionsOf } from '@/components/admin/list/options'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { type Condition, conditions } from '@/lib/sales/returns/rules'

/** A line of the order with what may come back of it, and what is noted so far. */
export type GoodsLine = {
  id: number
  title: string
  /** SKU or id, and bar code. */
  numbers: string
  ordered: number
  left: number
  noted: {
    quantity: number
    condition: Condition
    /** As it is typed. */
    deduction: string
    deductionReason: string
    isRestocked: boolean
  } | null
}

export type GoodsField = 'quantity' | 'condition' | 'deduction' | 'deductionReason' | 'isRestocked'

type Props = { line: GoodsLine; mayRestock: boolean; faultOf: (field: GoodsField) => string | undefined }

/** The controls of one line. */
export function GoodsRow({ line, mayRestock, faultOf }: Props) {
  const t = useTranslations('returnPage.goods')
  const { noted } = line
  const nameOf = (field: GoodsField) => `${line.id} ${field}`
  return (
    <fieldset className="grid gap-3 border-l-2 border-hairline pl-4 sm:grid-cols-2">
      <legend className="mb-2 font-medium wrap-anywhere">
        {t('of', { title: line.title, count: line.ordered })}
        <span className="block text-sm font-normal text-soft">{line.numbers}</span>
      </legend>
      <PlainFields
        fields={(
          [
            {
              name: 'quantity',
              label: t('quantity'),
              hint: t('left', { count: line.left }),
              value: noted?.quantity,
              inputMode: 'numeric',
            },
            {
              name: 'condition',
              label: t('condition'),
              value: noted?.condition ?? 'like_new',
              options: optionsOf(conditions, (each) => t(`conditions.${each}`)),
            },
            {
              name: 'deduction',
              label: t('deduction'),
              hint: t('deductionHint'),
              value: noted?.deduction,
              inputMode: 'decimal',
            },
            {
              name: 'deductionReason',
              label: t('deductionReason'),
              hint: t('deductionReasonHint'),
              value: noted?.deductionReason,
            },
          ] satisfies (PlainField & { name: GoodsField })[]
        ).map((field) => ({ ...field, name: nameOf(field.name), error: faultOf(field.name) }))}
      />
      {mayRestock ? (
        <Checkbox
          name={nameOf('isRestocked')}
          defaultChecked={noted?.isRestocked ?? false}
          label={t('restock')}
          error={faultOf('isRestocked')}
        />
      ) : null}
    </fieldset>
  )
}
