import { formatPrice } from '@/lib/core/money'
import type { Locale } from '@/lib/i18n/routing'
import { classes } from './classes'

type Props = {
  grosze: number
  locale: Locale
  className?: string
  /** Uses the font weight of the surrounding text. */
  plain?: boolean
}

/** An amount in grosze, formatted for the current language. */
export function Price({ plain = false, ...props }: Props) {
  return (
    <data
      value={(props.grosze / 100).toFixed(2)}
      className={classes(!plain && 'font-semibold', 'whitespace-nowrap tabular-nums', props.className)}
    >
      {formatPrice(props.grosze, props.locale)}
    </data>
  )
}
