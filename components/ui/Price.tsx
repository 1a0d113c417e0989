import { formatPrice } from '@/lib/core/money'
import type { Locale } from '@/lib/i18n/routing'
import { classes } from './classes'

/** An amount in grosze, written the way the language writes it. */
export function Price(props: { grosze: number; locale: Locale; className?: string }) {
  return (
    <data
      value={(props.grosze / 100).toFixed(2)}
      className={classes('font-semibold whitespace-nowrap tabular-nums', props.className)}
    >
      {formatPrice(props.grosze, props.locale)}
    </data>
  )
}
