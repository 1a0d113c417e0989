import { classes } from '@/components/ui/classes'

/** A sign between the figures of a marking, in light letters as on a tire. */
export function Between({ size, children }: { size: 'mark' | 'xl'; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex min-h-touch items-center font-display leading-tight font-normal text-soft select-none',
        size === 'mark' ? 'text-mark' : 'text-xl',
        // letters need more room beside the figures than a slash
        size === 'mark' && (children.length > 1 ? 'px-[0.12em]' : 'px-[0.04em]'),
      )}
    >
      {children}
    </span>
  )
}
