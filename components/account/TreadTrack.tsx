import { classes } from '@/components/ui/classes'

/** mm of the drawn tread: one pitch of the pattern. */
const PITCH = 96
const WIDTH = 420

/** The print that a mud tire leaves: shoulder lugs, and a broken chevron between them. Decoration only. */
export function TreadTrack({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('on-dark relative overflow-hidden bg-ink', className)}>
      <svg aria-hidden="true" className="absolute inset-y-0 left-1/2 h-full -translate-x-1/2" width={WIDTH}>
        <defs>
          <pattern id="tread" width={WIDTH} height={PITCH} patternUnits="userSpaceOnUse">
            <g fill="#2C3035">
              <path d="M0 8h84l22 18v32H0z" />
              <path d="M420 56h-84l-22 18v22h106z M420 0h-106v10h106z" />
              <path d="M124 30l74 34v28l-74-34z" />
              <path d="M296 -18l-74 34v28l74-34z M296 78l-74 34v28l74-34z" />
              <path d="M126 0l40 18v-18z M294 54l-40 18v-26z" />
            </g>
            <path d="M0 30h64 M420 80h-64" stroke="#15171A" strokeWidth="5" />
          </pattern>
        </defs>
        <rect width={WIDTH} height="100%" fill="url(#tread)" />
      </svg>
    </div>
  )
}
