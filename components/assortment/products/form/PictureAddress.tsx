'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { pictureAddress } from '@/lib/platform/values/text'

const Address = pictureAddress('url_required')

type Props = { pictures: readonly string[]; onAdd: (url: string) => void }

/** Adds a picture by its address. */
export function PictureAddress({ pictures, onAdd }: Props) {
  const t = useTranslations('productAdmin.pictures')
  const problemText = useProblemText()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()

  const add = () => {
    const parsed = Address.safeParse(typed)
    if (!parsed.success) return setError(problemText(parsed.error.issues[0]?.message ?? 'invalid_url'))
    if (pictures.includes(parsed.data)) return setError(t('repeated'))
    onAdd(parsed.data)
    setTyped('')
    setError(undefined)
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would save the whole form
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-3 sm:max-w-xl">
      <ControlField
        label={t('address')}
        hint={t('addressHint')}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={addOnEnter}
        inputMode="url"
        maxLength={2_000}
      />
      <div>
        <Button look="quiet" onClick={add}>
          {t('addAddress')}
        </Button>
      </div>
    </div>
  )
}
