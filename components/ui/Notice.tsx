import type { ReactNode } from 'react'
import { classes } from './classes'

const kinds = {
  info: 'border-l-type',
  success: 'border-l-field',
  error: 'border-l-danger',
}

type Props = {
  kind?: keyof typeof kinds
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** An important message on a page, with an optional action. An error is announced at once. */
export function Notice({ kind = 'info', title, children, action, className }: Props) {
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className={classes(
        'rounded border border-l-4 border-hairline bg-face p-4 md:p-5',
        kinds[kind],
        className,
      )}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      {children ? <div className={title ? 'mt-1 text-soft' : ''}>{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap gap-3">{action}</div> : null}
    </div>
  )
}
