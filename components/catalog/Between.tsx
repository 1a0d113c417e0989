import { classes } from '@/components/ui/classes'

/** What stands between the figures of a marking, light as it is moulded. */
export function Between({ size, children }: { size: 'mark' | 'xl'; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex min-h-touch items-center font-display leading-tight font-light text-soft select-none',
        size === 'mark' ? 'px-[0.12em] text-mark' : 'text-xl',
      )}
    >
      {children}
    </span>
  )
}
