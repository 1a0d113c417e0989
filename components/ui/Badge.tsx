import type { ReactNode } from 'react'
import { classes } from './classes'

const tones = {
  plain: 'bg-hairline text-type',
  signal: 'bg-signal text-ink',
  field: 'bg-field text-face',
  rust: 'bg-rust text-face',
  danger: 'bg-danger text-face',
}

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
