'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { EditorConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { EditorField } from '@/components/admin/editing/EditorField'
import { useEditor } from '@/components/forms/use-editor'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { showToast } from '@/components/ui/overlay/toast-store'
import { planPromotion } from '@/lib/assortment/products/client'
import { PromotionPlan } from '@/lib/assortment/promotion/schema'
import { errorsAt } from '@/lib/platform/forms/errors-at'
import { CallError, callPriced } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { fromShopTime } from '@/lib/platform/time/clock'
import { readNumber } from '@/lib/platform/values/number-text'

type Draft = { price: string; startsAt: string; endsAt: string }

const instant = (typed: string) => fromShopTime(typed)?.toISOString() ?? typed
const planOf = ({ price, startsAt, endsAt }: Draft) => ({
  price: readNumber(price),
  startsAt: startsAt ? instant(startsAt) : null,
  endsAt: instant(endsAt),
})

const empty: Draft = { price: '', startsAt: '', endsAt: '' }
const controls = ['price', 'startsAt', 'endsAt'] as const

export function PromotionForm({ productId, isOpen }: { productId: number; isOpen: boolean }) {
  const t = useTranslations('productAdmin.promotion')
  const problemText = useProblemText()
  const tUi = useTranslations('ui')
  const router = useRouter()
  const editor = useEditor<Draft, 'plan' | 'end', never>({
    start: empty,
    check: (draft) => {
      const { error } = PromotionPlan.safeParse(planOf(draft))
      return error ? errorsAt(controls, fieldErrors(error)) : []
    },
    explain: (error): void => {
      if (!(error instanceof CallError)) throw error
      if (error.fields.length > 0) editor.setFieldErrors(errorsAt(controls, error.fields))
      else showToast(problemText(error), { kind: 'error' })
    },
  })
  const done = (text: string) => {
    showToast(text, { kind: 'success' })
    editor.resetTo(empty)
    router.refresh()
  }
  const plan = (event: FormEvent) => {
    event.preventDefault()
    return editor.send('plan', async (draft) => {
      await planPromotion(productId, planOf(draft))
      done(t('planned'))
    })
  }
  // `send` would check the empty form of the next promotion and refuse
  const end = () =>
    editor.attempt('end', async () => {
      await callPriced('DELETE /api/products/[id]/promotion', { params: { id: productId } })
      done(t('ended'))
    })

  if (isOpen)
    return (
      <div>
        <EditorConfirmButton
          label={t('end')}
          title={t('endTitle')}
          question={t('endText')}
          yes={t('end')}
          no={t('keep')}
          closeLabel={tUi('close')}
          busy={editor.busy !== null}
          onYes={end}
        />
      </div>
    )
  return (
    <form onSubmit={plan} noValidate className="grid gap-4 sm:grid-cols-3">
      <EditorField state={editor} path="price" label={t('priceField')} inputMode="decimal" />
      <EditorField
        state={editor}
        path="startsAt"
        label={t('startsAt')}
        hint={t('startsAtHint')}
        type="datetime-local"
      />
      <EditorField state={editor} path="endsAt" label={t('endsAt')} type="datetime-local" />
      <div>
        <Button type="submit" busy={editor.busy !== null}>
          {t('plan')}
        </Button>
      </div>
    </form>
  )
}
