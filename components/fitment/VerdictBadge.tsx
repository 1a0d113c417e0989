import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import type { CheckName, FitVerdict } from '@/lib/fitment/kit'

const looks: Readonly<Record<FitVerdict, { tone: string; path: string }>> = {
  fits: { tone: 'bg-field text-face', path: 'M3 8.5l3.5 3.5L13 4.5' },
  needs: { tone: 'bg-signal text-ink', path: 'M8 3v6M8 12v1.2' },
  unknown: { tone: 'bg-soft text-face', path: 'M5.2 5.8a2.8 2.8 0 1 1 4 2.5C8.3 8.8 8 9.2 8 10M8 12.5v1' },
  no: { tone: 'bg-danger text-face', path: 'M4 4l8 8M12 4l-8 8' },
}

export function VerdictBadge({ verdict }: { verdict: FitVerdict }) {
  const t = useTranslations('fitment.verdicts')
  const { tone, path } = looks[verdict]
  return (
    <span
      className={classes(
        // its text may wrap in a narrow card
        'inline-flex max-w-full items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm leading-tight font-semibold',
        tone,
      )}
    >
      <svg
        viewBox="0 0 16 16"
        className="size-4 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {t(verdict)}
    </span>
  )
}

/** Names of checks as a list inside a sentence; empty for none. Needs the group `fitment.short`. */
export function useCheckNames(checks: readonly CheckName[]): string {
  const t = useTranslations('fitment.checks')
  return checks
    .map((check) => t(check))
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    .join(', ')
}
