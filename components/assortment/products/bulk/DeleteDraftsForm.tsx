'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useAction } from '@/components/admin/editing/use-action'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import type { KeptProduct } from '@/lib/assortment/products/bulk/rules'
import { deleteDrafts } from '@/lib/assortment/products/client'

type Props = {
  which: Parameters<typeof deleteDrafts>[0]
  /** Told once they are deleted; `isOver` where no product stays that would have to be named. */
  onDeleted: (deleted: number, isOver: boolean) => void
}

/** Asks whether the drafts should be deleted, and names the products that stay. */
export function DeleteDraftsForm({ which, onDeleted }: Props) {
  const t = useTranslations('productAdmin')
  const problemText = useProblemText()
  const problemId = useId()
  const { busy, problem, attempt } = useAction({ showsProblem: true, controlOf: () => undefined })
  const [kept, setKept] = useState<KeptProduct[]>([])
  const remove = () =>
    attempt(async () => {
      const { deleted, kept } = await deleteDrafts(which)
      setKept(kept)
      onDeleted(deleted, kept.length === 0)
      return null
    })
  if (kept.length > 0)
    return (
      <div role="status">
        <p className="mb-2">{t('bulk.keptDrafts', { count: kept.length })}</p>
        <ul className="grid gap-1 text-sm">
          {kept.map(({ id, title, code }) => (
            <li key={id} className="border-t border-hairline pt-1">
              <span lang="pl" className="block font-semibold wrap-anywhere">
                {title}
              </span>
              {problemText(code)}
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <div className="grid gap-4">
      <p>{t('bulk.questions.delete')}</p>
      {problem ? <FieldError id={problemId}>{problem}</FieldError> : null}
      <div>
        <Button look="signal" busy={busy} busyLabel={t('saving')} onClick={remove}>
          {t('bulk.actions.delete')}
        </Button>
      </div>
    </div>
  )
}
