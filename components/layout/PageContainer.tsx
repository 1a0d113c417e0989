import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

/** The width that every page keeps, with the margin of the phone. */
export function PageContainer({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes('mx-auto w-full max-w-page px-4 md:px-8', className)}>{children}</div>
}
