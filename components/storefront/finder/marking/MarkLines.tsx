import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

/** A marking in two lines, which stand beside each other above results. */
export function MarkLines(props: { size: 'mark' | 'xl'; first: ReactNode; second: ReactNode }) {
  const line = 'flex items-start gap-1 md:gap-2.5'
  return (
    <div
      className={classes(
        'flex gap-x-6 gap-y-3',
        props.size === 'mark' ? 'flex-col md:gap-y-5' : 'flex-wrap items-start',
      )}
    >
      <div className={line}>{props.first}</div>
      <div className={line}>{props.second}</div>
    </div>
  )
}
