'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef } from 'react'
import { type PlainField, PlainFields } from '@/components/admin/editing/PlainFields'
import { Problem } from '@/components/admin/editing/Problem'
import { optionsOf } from '@/components/admin/list/options'
import { useAction } from '@/components/forms/use-action'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { readMoney, readNumber } from '@/lib/platform/values/number-text'
import { conditions, type GoodsCondition } from '@/lib/sales/returns/rules'
import { NoteGoods } from '@/lib/sales/returns/schema'

type Props = {
  id: number
  version: number
  lines: GoodsLine[]
  /** Whether pieces may go back into the stock: a canceled order has given them back already. */
  mayRestock: boolean
}

export function GoodsForm({ id, version, lines, mayRestock }: Props) {
  const t = useTranslations('returnPage.goods')
  const problemText = useProblemText()
  const sent = useRef<GoodsLine[]>([])
  const action = useAction({
    showsProblem: true,
    controlOf: (path) => {
      const [, place = '', field = ''] = path.split('.')
      const line = sent.current[Number(place)]
      return line && field ? `${line.id} ${field}` : undefined
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (line: GoodsLine, field: string) => String(form.get(`${line.id} ${field}`) ?? '')
    const entered = lines.filter((line) => !/^\s*0*\s*$/.test(typed(line, 'quantity')))
    const body = {
      version,
      lines: entered.map((line) => ({
        orderLineId: line.id,
        quantity: readNumber(typed(line, 'quantity')) ?? 0,
        condition: typed(line, 'condition') as GoodsCondition,
        deduction: readMoney(typed(line, 'deduction')) ?? 0,
        deductionReason: typed(line, 'deductionReason'),
        isRestocked: form.has(`${line.id} isRestocked`),
      })),
    }
    sent.current = entered
    const [first] = lines
    if (entered.length === 0 && first) return action.mark({ [`${first.id} quantity`]: t('nothing') })
    const { error } = NoteGoods.safeParse(body)
    if (error) return action.show(fieldErrors(error), problemText('invalid'))
    action.show([])
    return action.attempt(async () => {
      await call('POST /api/admin/returns/[id]/goods', { params: { id }, body })
      return t('saved')
    })
  }

  return (
    <form ref={action.form} method="dialog" noValidate onSubmit={submit} className="grid gap-6">
      {lines.map((line) => (
        <GoodsRow
          key={line.id}
          line={line}
          mayRestock={mayRestock}
          faultOf={(field) => action.faults[`${line.id} ${field}`]}
        />
      ))}
      <span>
        <Button type="submit" busy={action.busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </span>
      <Problem id="goods-problem">{action.problem}</Problem>
    </form>
  )
}

/** A line of the order, the pieces that may still come back, and the pieces noted so far. */
type GoodsLine = {
  id: number
  title: string
  /** SKU or id, and bar code. */
  numbers: string
  ordered: number
  left: number
  noted: {
    quantity: number
    condition: GoodsCondition
    /** As it is typed. */
    deduction: string
    deductionReason: string
    isRestocked: boolean
  } | null
}

type GoodsField = 'quantity' | 'condition' | 'deduction' | 'deductionReason'

type GoodsRowProps = Pick<Props, 'mayRestock'> & {
  line: GoodsLine
  faultOf: (field: GoodsField | 'isRestocked') => string | undefined
}

export function GoodsRow({ line, mayRestock, faultOf }: GoodsRowProps) {
  const t = useTranslations('returnPage.goods')
  const { noted } = line
  const field = (name: GoodsField, rest: Omit<PlainField, 'name' | 'label'>) => ({
    name: `${line.id} ${name}`,
    label: t(name),
    error: faultOf(name),
    ...rest,
  })
  return (
    <fieldset className="grid gap-3 border-l-2 border-hairline pl-4 sm:grid-cols-2">
      <legend className="mb-2 font-medium wrap-anywhere">
        {t('of', { title: line.title, count: line.ordered })}
        <span className="block text-sm font-normal text-soft">{line.numbers}</span>
      </legend>
      <PlainFields
        fields={[
          field('quantity', {
            hint: t('left', { count: line.left }),
            value: noted?.quantity,
            inputMode: 'numeric',
          }),
          field('condition', {
            value: noted?.condition ?? 'like_new',
            options: optionsOf(conditions, (each) => t(`conditions.${each}`)),
          }),
          field('deduction', { hint: t('deductionHint'), value: noted?.deduction, inputMode: 'decimal' }),
          field('deductionReason', { hint: t('deductionReasonHint'), value: noted?.deductionReason }),
        ]}
      />
      {mayRestock ? (
        <Checkbox
          name={`${line.id} isRestocked`}
          defaultChecked={noted?.isRestocked ?? false}
          label={t('restock')}
          error={faultOf('isRestocked')}
        />
      ) : null}
    </fieldset>
  )
}
