import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { stockLevel } from '@/lib/catalog/product/rules'

/** From here on the shopper is told to hurry, truthfully. */
const FEW = 3

/** The exact number up to 20, 'more than 20' above. */
export function StockText({ stock, className }: { stock: number; className?: string }) {
  const t = useTranslations('card')
  const level = stockLevel(stock)
  const few = level === 'exact' && stock <= FEW
  const text = {
    none: () => t('stockNone'),
    many: () => t('stockMany'),
    exact: () => (few ? t('stockLast', { count: stock }) : t('stockExact', { count: stock })),
  }[level]()
  return (
    <span
      className={classes(
        'text-sm font-semibold',
        level === 'none' ? 'text-soft' : few ? 'text-rust' : 'text-field',
        className,
      )}
    >
      {text}
    </span>
  )
}
