import { classes } from '@/components/ui/classes'

/** What stands between the figures of a marking, light as it is moulded. */
export function Between({ size, children }: { size: 'mark' | 'xl'; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex min-h-touch items-center font-display leading-tight font-light text-soft select-none',
        size === 'mark' ? 'text-mark' : 'text-xl',
        // letters touch the figures beside them sooner than a slash does
        size === 'mark' && (children.length > 1 ? 'px-[0.12em]' : 'px-[0.04em]'),
      )}
    >
      {children}
    </span>
  )
}
