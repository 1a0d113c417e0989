'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState, useTransition } from 'react'
import { useFirstFault } from '@/components/forms/use-first-fault'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { showToast } from '@/components/ui/overlay/toast-store'
import { readMoney, readNumber } from '@/lib/core/values/number-text'
import { CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'
import { noteGoods } from '@/lib/returns/client'
import type { Condition } from '@/lib/returns/rules'
import { NoteGoods } from '@/lib/returns/schema'
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
  const router = useRouter()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const formRef = useFirstFault(faults)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, startSaving] = useTransition()

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
    const show = (fields: { path: string; code: string }[], otherwise: string | null) => {
      const named = fields.flatMap(({ path, code }) => {
        const [, place = '', field = ''] = path.split('.')
        const line = entered[Number(place)]
        return line && field ? [[`${line.id} ${field}`, problemText(code)]] : []
      })
      setFaults(Object.fromEntries(named))
      setProblem(named.length > 0 ? problemText('invalid') : otherwise)
    }
    const [first] = lines
    if (entered.length === 0 && first) {
      setFaults({ [`${first.id} quantity`]: t('nothing') })
      return setProblem(problemText('invalid'))
    }
    const { error } = NoteGoods.safeParse(body)
    if (error) return show(fieldErrors(error), problemText('invalid'))
    show([], null)
    startSaving(async () => {
      try {
        await noteGoods(id, body)
        showToast(t('saved'), { kind: 'success' })
        router.refresh()
      } catch (thrown) {
        console.error(String(thrown))
        show(thrown instanceof CallError ? thrown.fields : [], problemText(thrown))
      }
    })
  }

  return (
    <form ref={formRef} method="dialog" noValidate onSubmit={submit} className="grid gap-6">
      {lines.map((line) => (
        <GoodsRow
          key={line.id}
          line={line}
          mayRestock={mayRestock}
          faultOf={(field) => faults[`${line.id} ${field}`]}
        />
      ))}
      <span>
        <Button type="submit" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </span>
      <span role="status">{problem ? <FieldError id="goods-problem">{problem}</FieldError> : null}</span>
    </form>
  )
}
