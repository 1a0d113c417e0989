import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '@/components/ui/classes'
import { ButtonReason } from './ButtonReason'

export type ButtonLook = 'signal' | 'ink' | 'quiet'

/** Classes of globals.css: every product card is sent with one, so each look is a single name. */
const looks: Record<ButtonLook, string> = {
  signal: 'button-signal',
  ink: 'button-ink',
  quiet: 'button-quiet',
}

export const buttonClasses = (look: ButtonLook = 'ink', wide = false) =>
  classes('button', looks[look], wide && 'w-full')

const stopped = 'bg-hairline text-soft inset-ring inset-ring-hairline'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  look?: ButtonLook
  wide?: boolean
  /** The action is running: the button shows it and ignores further presses. */
  busy?: boolean
  busyLabel?: string
  /** Why the button cannot be pressed now; it stays in the tab order. Pass it from a client component only. */
  disabledReason?: ReactNode
  /** Id of an element that already shows the reason; without it the button shows the reason itself. */
  reasonShownBy?: string | undefined
}

export function Button(props: ButtonProps) {
  const {
    look = 'ink',
    wide,
    busy,
    busyLabel,
    disabledReason,
    reasonShownBy,
    className,
    children,
    onClick,
    ...rest
  } = props
  const ownReasonId = useId()
  const reasonId = reasonShownBy ?? ownReasonId
  const off = Boolean(busy || disabledReason)
  return (
    <span className={classes('relative', wide ? 'flex w-full' : 'inline-flex', className)}>
      <button
        type="button"
        {...rest}
        onClick={off ? (event) => event.preventDefault() : onClick}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        className={classes(
          disabledReason
            ? buttonClasses(look, wide).replace(looks[look], stopped)
            : buttonClasses(look, wide),
        )}
      >
        {busy ? <Spinner /> : null}
        {busy && busyLabel ? busyLabel : children}
      </button>
      {disabledReason && !reasonShownBy ? <ButtonReason id={reasonId}>{disabledReason}</ButtonReason> : null}
    </span>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
    />
  )
}
