import { classes } from './classes'

const sizes = { mark: 'text-mark', xl: 'text-xl', lg: 'text-lg', base: 'text-base' }

type Props = {
  /** As it is moulded: `195/80 R15`, `5x139.7 · ET -20`, `30 mm`. */
  text: string
  size?: keyof typeof sizes
  className?: string
}

/** The lettering of the sidewall: figures heavy, what stands between them light. */
export function SizeMark({ text, size = 'lg', className }: Props) {
  // Letters join their figures here: a separator is a slash, a lone R, a times sign or a dot in the middle.
  const parts = text.split(/([/×·]|(?<=\d)x(?=\d)|\bR(?=\d))/)
  return (
    <span className={classes('font-display font-extrabold tracking-tight', sizes[size], className)}>
      {parts.map((part, index) =>
        index % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <span key={index} className="font-light text-soft">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
