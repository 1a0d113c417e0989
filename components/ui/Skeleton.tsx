import { classes } from './classes'

/** A grey block in the shape of what is coming: give it the size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-pulse rounded-sm bg-hairline', className)} />
  )
}
