'use client'

import { useEffect, useState } from 'react'
import { Button } from './Button'

const SAID_MS = 3_000

type Props = { text: string; label: string; copied: string; failed: string }

export function CopyButton({ text, label, copied, failed }: Props) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(copied),
      () => setSaid(failed),
    )
  return (
    <>
      <Button look="quiet" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="text-sm text-soft">
        {said}
      </span>
    </>
  )
}
