import { classes } from '@/components/ui/classes'

/** A sign between the figures of a marking, in thin letters as on a tire. */
export function Between({ size, children }: { size: 'mark' | 'xl'; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex min-h-touch items-center leading-tight text-soft select-none',
        // the display face has no thin Cyrillic letters
        /[а-я]/.test(children) ? 'font-normal' : 'font-display font-light',
        size === 'mark' ? 'text-mark' : 'text-xl',
        // letters need more room beside the figures than a slash
        size === 'mark' && (children.length > 1 ? 'px-[0.12em]' : 'px-[0.04em]'),
      )}
    >
      {children}
    </span>
  )
}
