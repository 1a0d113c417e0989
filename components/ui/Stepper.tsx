import { classes } from './classes'

type Props = {
  label: string
  steps: readonly string[]
  current: number
  doneLabel: string
}

/** Shows the progress through a few steps. On a phone only the current step is spelled out. */
export function Stepper({ label, steps, current, doneLabel }: Props) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 md:gap-4">
      {steps.map((step, index) => {
        const done = index < current
        const here = index === current
        return (
          <li
            key={step}
            aria-current={here ? 'step' : undefined}
            className={classes(
              'flex items-center gap-2 border-t-4 pt-2 text-sm md:flex-1',
              here ? 'flex-1 border-t-signal font-semibold' : 'min-w-9 border-t-hairline text-soft',
              done && 'border-t-type',
            )}
          >
            <span className="font-display font-bold">
              {done ? <span aria-hidden="true">✓</span> : index + 1}
            </span>
            <span className={here ? '' : 'sr-only md:not-sr-only'}>{step}</span>
            {done ? <span className="sr-only">{doneLabel}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
