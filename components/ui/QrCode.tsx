import { encode } from 'uqr'
import { classes } from './classes'

type Props = {
  text: string
  label: string
  className?: string
}

/** Modules of empty space around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code, dark on white in both themes because many readers do not recognize an inverted one. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -0.5 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes('bg-white stroke-ink', className)}
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  )
}

/** The dark modules of a row, each run as a line one module thick: rectangles would need twice as many letters. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
  let end = 0
  return runs
    .map(({ index, 0: { length } }) => {
      const move = end === 0 ? `M${index} ${y}` : `m${index - end} 0`
      end = index + length
      return `${move}h${length}`
    })
    .join('')
}
