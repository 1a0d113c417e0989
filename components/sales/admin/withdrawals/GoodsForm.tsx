'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef } from 'react'
import { Problem } from '@/components/admin/editing/Problem'
import { useAction } from '@/components/admin/editing/use-action'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { readMoney, readNumber } from '@/lib/platform/values/number-text'
import type { Condition } from '@/lib/sales/returns/rules'
import { NoteGoods } from '@/lib/sales/returns/schema'
import { type GoodsLine, GoodsRow } from './GoodsRow'

type Props = {
  id: number
  version: number
  lines: GoodsLine[]
  /** Whether pieces may go back into the stock: a canceled order has given them back already. */
  mayRestock: boolean
}

/** What came back of each line, in which condition, what is deducted for it, and what goes into the stock. */
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
        condition: typed(line, 'condition') as Condition,
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
