import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { Button } from '@/components/ui/buttons/Button'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'

/** `hero` is the finder's own page, `missing` a page that was not found. */
export type HeroPlace = 'hero' | 'missing'

const ways = { size: '/tires', car: '/car' } as const

type Props = {
  title: string
  place: HeroPlace
  way: keyof typeof ways
  drawing: ReactNode
  wholeDrawing?: boolean | undefined
  children: ReactNode
}

export function FinderHero({ title, place, way, drawing, wholeDrawing, children }: Props) {
  const Title = place === 'missing' ? 'h2' : 'h1'
  return (
    <section
      className={classes(
        'on-dark relative overflow-hidden bg-ink lg:pb-14',
        wholeDrawing ? 'pb-88 md:pb-104 lg:min-h-140' : 'pb-52 md:pb-64 lg:min-h-150',
      )}
    >
      <PageContainer className={classes('relative z-1', place === 'hero' ? 'pt-2 md:pt-8' : 'pt-4 md:pt-12')}>
        {place === 'hero' ? <FinderWays current={way} /> : null}
        <Title className="max-w-[34ch] text-lg font-medium text-soft md:max-w-[48ch]">{title}</Title>
        {children}
      </PageContainer>
      {/* Stands after the form, although painted behind it: its place depends on the height that the form sets. */}
      {drawing}
    </section>
  )
}

const tab = 'flex min-h-touch items-center border-b-3 font-medium transition-colors'

function FinderWays({ current }: { current: keyof typeof ways }) {
  const t = useTranslations('finder')
  const locale = useLocale()
  return (
    <nav aria-label={t('ways.label')} className="mb-2 md:mb-4">
      <ul className="flex gap-x-6">
        {(['size', 'car'] as const).map((way) => (
          <li key={way} aria-current={way === current ? 'true' : undefined}>
            {way === current ? (
              <span className={classes(tab, 'border-signal')}>{t(`ways.${way}`)}</span>
            ) : (
              <Link
                href={localePath(locale, ways[way])}
                className={classes(tab, 'border-edge hover:border-type')}
              >
                {t(`ways.${way}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SubmitProps = {
  label: string
  busy: boolean
  /** Why the finder cannot search yet. */
  problem: string | undefined
  /** Whether the note says the problem, so that the button need not. */
  isNoteProblem: boolean
  note: ReactNode
  noteRole?: 'status'
}

export function FinderSubmit({ label, busy, problem, isNoteProblem, note, noteRole }: SubmitProps) {
  const t = useTranslations('finder')
  const noteId = useId()
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
      <Button
        type="submit"
        look="signal"
        busy={busy}
        busyLabel={t('loading')}
        disabledReason={problem}
        reasonShownBy={isNoteProblem ? noteId : undefined}
        className="w-full md:w-auto [&>button]:w-full"
      >
        <span className="min-w-44 py-1 text-lg">{label}</span>
      </Button>
      <p id={noteId} role={noteRole} className="text-sm text-soft">
        {note}
      </p>
    </div>
  )
}

/** Where a drawing stands in the hero: below the form on a phone, beside it on a desk. */
export const heroDrawing = {
  cutOff:
    'absolute top-[calc(100%-12.5rem)] left-1/2 size-140 -translate-x-1/2 md:top-[calc(100%-15rem)] md:size-190 ' +
    'lg:top-4 lg:left-[calc(50%+9rem)] xl:left-[calc(50%+4rem)] lg:size-250 lg:translate-x-0',
  whole:
    'absolute bottom-6 left-1/2 size-76 -translate-x-1/2 md:size-92 lg:top-5 lg:bottom-auto lg:size-130 ' +
    'lg:left-[calc(50%+8rem)] lg:translate-x-0',
}
