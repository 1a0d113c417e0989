import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { stockLevel } from '@/lib/catalog/product/rules'

const looks = { none: 'text-soft', last: 'text-rust', exact: 'text-field', many: 'text-field' }

/** The exact number up to 20, 'more than 20' above. */
export function StockText({ stock, className }: { stock: number; className?: string }) {
  const t = useTranslations('card')
  const level = stockLevel(stock)
  const text = {
    none: () => t('stockNone'),
    last: () => t('stockLast', { count: stock }),
    exact: () => t('stockExact', { count: stock }),
    many: () => t('stockMany'),
  }[level]()
  return <span className={classes('stock', looks[level], className)}>{text}</span>
}
