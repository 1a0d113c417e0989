import type { Locale } from '@/lib/platform/i18n/routing'
import { decimalOf, formatPrice } from '@/lib/platform/values/money'
import { classes } from './classes'

type Props = {
  grosze: number
  locale: Locale
  className?: string
  /** Uses the font weight of the surrounding text. */
  plain?: boolean
}

/** An amount in grosze, formatted for the current language. A column of them is set with `tabular-nums` around it. */
export function Price({ plain = false, ...props }: Props) {
  return (
    <data
      value={decimalOf(props.grosze)}
      className={classes(plain ? 'whitespace-nowrap' : 'price', props.className)}
    >
      {formatPrice(props.grosze, props.locale)}
    </data>
  )
}
