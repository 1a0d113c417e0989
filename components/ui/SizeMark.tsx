import { classes } from './classes'

const sizes = { mark: 'text-mark', xl: 'text-xl', lg: 'text-lg', base: 'text-base', card: 'card-size' }

type Props = {
  /** The size as it is marked on the product: `195/80 R15`, `5x139.7 · ET -20`, `30 mm`. */
  text: string
  size?: keyof typeof sizes
  className?: string
}

/** Lettering like that of a sidewall: heavy digits, light separators. */
export function SizeMark({ text, size = 'lg', className }: Props) {
  // A letter that touches its digits stays with them. Separators are a slash, a lone R, a times sign or a middle dot.
  const parts = text.split(/([/×·]|(?<=\d)x(?=\d)|\bR(?=\d))/)
  return (
    <span className={classes('size-mark', sizes[size], className)}>
      {parts.map((part, index) =>
        index % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
          <span key={index}>{part}</span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
