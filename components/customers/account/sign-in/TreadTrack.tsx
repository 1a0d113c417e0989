import { classes } from '@/components/ui/classes'

/** One pitch of the pattern and the width of the print, in the drawing's own units. */
const PITCH = 120
const WIDTH = 480

/** The print that a mud tire leaves: shoulder lugs, and a broken chevron between them. Decoration only. */
export function TreadTrack({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('on-dark overflow-hidden bg-ink', className)}>
      <svg
        aria-hidden="true"
        className="absolute inset-y-0 left-1/2 h-full -translate-x-1/2"
        width={WIDTH}
        viewBox={`0 0 ${WIDTH} 2400`}
        preserveAspectRatio="xMidYMin slice"
      >
        <defs>
          <pattern id="tread" width={WIDTH} height={PITCH} patternUnits="userSpaceOnUse">
            <path
              fill="#2C3035"
              d="M0 6h92l26 20v48H0z M480 66h-92l-26 20v34h118z M480 0H362v14h118z
                 M128 14l98 46v46l-98-46z M128 74l44 21v25l-44-20z
                 M352 74l-98 46v46l98-46z M352-46l-98 46v46l98-46z M352 14l-44 21v25l44-20z"
            />
            <path
              d="M0 40h66 M480 100h-66 M152 46l50 24 M328 106l-50 24 M328-14l-50 24"
              stroke="#15171A"
              strokeWidth="6"
            />
          </pattern>
        </defs>
        <rect width={WIDTH} height="2400" fill="url(#tread)" />
      </svg>
    </div>
  )
}
