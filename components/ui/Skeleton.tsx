import { classes } from './classes'

/** A gray placeholder for content that is loading. Set its size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-pulse rounded-sm bg-hairline', className)} />
  )
}
