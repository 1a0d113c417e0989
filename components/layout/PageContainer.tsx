import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

type Props = {
  /** At least as high as the screen, so that the footer does not move when the personal part of a page has loaded. */
  tall?: boolean
  className?: string
  children: ReactNode
}

/** The width that every page keeps, with the margin of the phone. */
export function PageContainer({ tall, className, children }: Props) {
  const height = tall && 'min-h-[calc(100svh-3.5rem)] print:min-h-0'
  return (
    <div className={classes('mx-auto w-full max-w-page px-4 md:px-8', height, className)}>{children}</div>
  )
}
