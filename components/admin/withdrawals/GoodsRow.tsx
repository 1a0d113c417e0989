import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
import { type Condition, conditions } from '@/lib/returns/rules'

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
  const name = (field: GoodsField) => `${line.id} ${field}`
  return (
    <fieldset className="grid gap-3 border-l-2 border-hairline pl-4 sm:grid-cols-2">
      <legend className="mb-2 font-medium wrap-anywhere">
        {t('of', { title: line.title, count: line.ordered })}
        <span className="block text-sm font-normal text-soft">{line.numbers}</span>
      </legend>
      <Field label={t('quantity')} hint={t('left', { count: line.left })} error={faultOf('quantity')}>
        {(control) => (
          <TextInput
            {...control}
            name={name('quantity')}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={noted?.quantity ?? ''}
          />
        )}
      </Field>
      <Field label={t('condition')} error={faultOf('condition')}>
        {(control) => (
          <Select
            {...control}
            name={name('condition')}
            defaultValue={noted?.condition ?? 'like_new'}
            options={conditions.map((value) => ({ value, label: t(`conditions.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('deduction')} hint={t('deductionHint')} error={faultOf('deduction')}>
        {(control) => (
          <TextInput
            {...control}
            name={name('deduction')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={noted?.deduction ?? ''}
          />
        )}
      </Field>
      <Field label={t('deductionReason')} hint={t('deductionReasonHint')} error={faultOf('deductionReason')}>
        {(control) => (
          <TextInput
            {...control}
            name={name('deductionReason')}
            maxLength={300}
            autoComplete="off"
            defaultValue={noted?.deductionReason ?? ''}
          />
        )}
      </Field>
      {mayRestock ? (
        <Checkbox
          name={name('isRestocked')}
          defaultChecked={noted?.isRestocked ?? false}
          label={t('restock')}
          error={faultOf('isRestocked')}
        />
      ) : null}
    </fieldset>
  )
}
