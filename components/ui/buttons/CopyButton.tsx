'use client'

import { Button } from './Button'
import { useCopy } from './use-copy'

type Props = { text: string; label: string; copied: string; failed: string }

export function CopyButton({ text, label, ...words }: Props) {
  const { outcome, copy } = useCopy(text)
  return (
    <>
      <Button look="quiet" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="text-sm text-soft">
        {outcome ? words[outcome] : ''}
      </span>
    </>
  )
}
